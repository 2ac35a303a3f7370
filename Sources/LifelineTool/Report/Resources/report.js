// The script of a report: the player, search and filter, deep links, and the color scheme.
// It never holds the end of a CDATA section, so that the page is XML too.
'use strict';
const root = document.documentElement;
const all = (where, what) => Array.from(where.querySelectorAll(what));
const byId = id => document.getElementById(id);
const remember = value => { try { localStorage.setItem('lifeline-theme', value); } catch (_) {} };
const recalled = () => { try { return localStorage.getItem('lifeline-theme'); } catch (_) { return null; } };
const isDark = () => root.dataset.theme ? root.dataset.theme === 'dark'
  : matchMedia('(prefers-color-scheme: dark)').matches;
function setTheme(theme) {
  if (theme === 'dark' || theme === 'light') root.dataset.theme = theme;
  byId('_theme').setAttribute('aria-pressed', String(isDark()));
}
const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
const players = [];
let current = null;

class Player {
  constructor(section) {
    this.section = section;
    this.slug = section.id;
    this.rows = all(section, 'tr.event');
    this.bar = section.querySelector('.player');
    this.range = this.bar.querySelector('input');
    this.says = this.bar.querySelector('.says');
    this.tree = section.querySelector('.tree');
    this.timeline = section.querySelector('figure.timeline');
    this.states = section.querySelector('figure.states svg');
    this.lists = all(section, 'template[data-h]');
    this.messages = new Map();
    this.bands = new Map();
    // A callback may be a line and a text, or share a sign with others that are folded.
    if (this.timeline) for (const shape of all(this.timeline, 'g.message, g.fold')) {
      for (const mark of Array.from(shape.classList).filter(name => /^n\d+$/.test(name))) {
        const number = Number(mark.slice(1));
        this.messages.set(number, [...(this.messages.get(number) || []), shape]);
      }
    }
    this.numbers = Array.from(this.messages.keys()).sort((a, b) => a - b);
    this.place = this.rows.length;
    this.timer = 0;
    this.bar.hidden = false;
    this.tree.hidden = false;
    if (this.states) this.prepareStates();
    this.listen();
  }
  prepareStates() {
    this.states.classList.add('playing');
    this.spots = {};
    for (const name of ['disappeared', 'appearing', 'appeared', 'disappearing']) {
      const node = this.states.querySelector('g.node.state.' + name);
      const ellipse = node && node.querySelector('ellipse');
      const label = node && node.nextElementSibling && node.nextElementSibling.querySelector('text');
      if (!ellipse || !label) continue;
      const text = label.cloneNode(false);
      text.setAttribute('font-size', '9');
      text.removeAttribute('font-weight');
      text.setAttribute('y', String(Number(label.getAttribute('y')) + 15));
      node.parentNode.append(text);
      this.spots[name] = { node, text };
    }
    for (const text of all(this.states, 'g.node.state text')) {
      if (text.textContent.startsWith('now: ')) text.classList.add('was');
    }
  }
  listen() {
    const press = (name, act) => this.bar.querySelector(name).addEventListener('click', act);
    press('.back', () => this.step(-1));
    press('.next', () => this.step(1));
    press('.play', () => this.toggle());
    this.range.addEventListener('input', () => { this.stop(); this.go(Number(this.range.value)); });
    this.section.addEventListener('focusin', () => { current = this; });
    this.section.addEventListener('click', event => {
      current = this;
      if (event.target.closest('a, button, input')) return;
      const row = event.target.closest('tr.event');
      const shape = event.target.closest('g.message, g.fold');
      if (row) this.go(Number(row.dataset.n));
      for (const [number, shapes] of this.messages) if (shapes.includes(shape)) return this.go(number);
    });
  }
  shown(number) { const row = this.rows[number - 1]; return row && !row.hidden; }
  step(by) {
    this.stop();
    return this.advance(by);
  }
  advance(by) {
    let number = this.place + by;
    while (number >= 1 && number <= this.rows.length && !this.shown(number)) number += by;
    if (number < 1 || number > this.rows.length) return false;
    this.go(number);
    return true;
  }
  toggle() {
    if (this.timer) return this.stop();
    if (this.place >= this.rows.length) { this.place = 0; this.advance(1); }
    this.timer = setInterval(() => { if (!this.advance(1)) this.stop(); }, 700);
    this.label('Pause', '❚❚');
  }
  stop() {
    clearInterval(this.timer);
    this.timer = 0;
    this.label('Play', '▶');
  }
  label(words, sign) {
    const button = this.bar.querySelector('.play');
    button.setAttribute('aria-label', words);
    button.textContent = sign;
  }
  go(number, quietly) {
    this.place = Math.min(Math.max(1, number), this.rows.length);
    const row = this.rows[this.place - 1];
    const data = row.dataset;
    const words = data.c + ' receives ' + data.k + (data.s ? ', its view is ' + data.s : '');
    this.range.value = String(this.place);
    this.range.setAttribute('aria-valuetext', this.place + ' of ' + this.rows.length + ': ' + words);
    this.says.textContent = this.place + ' / ' + this.rows.length + '   ' + words;
    for (const old of all(this.section, 'tr.now')) { old.classList.remove('now'); old.removeAttribute('aria-current'); }
    row.classList.add('now');
    row.setAttribute('aria-current', 'step');
    this.showTree(data);
    if (this.states) this.showStates(data);
    this.showMessage(quietly);
    if (quietly) return;
    current = this;
    history.replaceState(null, '', '#' + this.slug + '/' + this.place);
  }
  showTree(data) {
    const list = this.lists[Number(data.h)];
    const stage = this.tree.querySelector('.now');
    stage.replaceChildren(list ? list.content.cloneNode(true) : '');
    for (const box of all(stage, '.box')) if (box.dataset.c === data.c) box.classList.add('now');
  }
  showStates(data) {
    const states = new Map();
    for (const row of this.rows.slice(0, this.place)) {
      if (row.dataset.s) states.set(row.dataset.c, row.dataset.s);
      if (row.dataset.k === 'deinit') states.delete(row.dataset.c);
    }
    for (const [name, spot] of Object.entries(this.spots)) {
      const here = Array.from(states.keys()).filter(id => states.get(id) === name);
      const words = here.join(', ');
      spot.text.textContent = words.length > 18 ? here.length + ' controllers' : words;
      spot.node.classList.toggle('here', here.length > 0);
      spot.node.classList.toggle('now', states.get(data.c) === name);
    }
  }
  showMessage(quietly) {
    for (const old of all(this.section, 'g.message.now, g.fold.now')) old.classList.remove('now');
    for (const old of all(this.section, '.band-now')) old.remove();
    let number = 0;
    for (const known of this.numbers) { if (known > this.place) break; number = known; }
    const shapes = this.messages.get(number);
    if (!shapes) return;
    const edge = shapes[0];
    for (const shape of shapes) shape.classList.add('now');
    const box = edge.getBBox();
    const view = edge.ownerSVGElement.viewBox.baseVal;
    const band = document.createElementNS('http://www.w3.org/2000/svg', 'rect');
    const sizes = { x: -view.width, width: 3 * view.width, y: box.y - 2, height: box.height + 4 };
    for (const key of Object.keys(sizes)) band.setAttribute(key, String(sizes[key]));
    band.classList.add('band-now');
    const paper = edge.parentNode.querySelector(':scope > polygon');
    if (paper) paper.after(band); else edge.parentNode.prepend(band);
    const frame = this.timeline.getBoundingClientRect();
    const place = edge.getBoundingClientRect();
    if (place.top < frame.top + 40 || place.bottom > frame.bottom - 40) {
      this.timeline.scrollTo({ top: this.timeline.scrollTop + place.top - frame.top - frame.height / 3,
        behavior: calm || quietly ? 'auto' : 'smooth' });
    }
    const label = shapes.map(shape => shape.querySelector('text')).find(Boolean);
    if (!label || quietly) return;
    const words = label.getBoundingClientRect();
    if (words.left < frame.left || words.right > frame.right) {
      this.timeline.scrollLeft += words.left - frame.left - 20;
    }
  }
}

function fill(select, key) {
  const words = new Set(all(document, 'tr.event').map(row => row.dataset[key]));
  for (const word of Array.from(words).sort()) select.add(new Option(word, word));
}
function filterAll() {
  const words = byId('_search').value.toLowerCase().split(/\s+/).filter(Boolean);
  const [controller, callback] = [byId('_controller').value, byId('_callback').value];
  let [shown, total] = [0, 0];
  for (const player of players) {
    let step = '';
    const hits = new Set();
    for (const row of all(player.section, 'tbody tr')) {
      if (row.classList.contains('step')) step = row.textContent.toLowerCase();
      if (!row.classList.contains('event')) continue;
      const text = row.textContent.toLowerCase() + ' ' + step;
      const fits = (!controller || row.dataset.c === controller) && (!callback || row.dataset.k === callback)
        && words.every(word => text.includes(word));
      row.hidden = !fits;
      total += 1;
      if (fits) { shown += 1; hits.add(Number(row.dataset.n)); }
    }
    const isOpen = hits.size === player.rows.length;
    for (const row of all(player.section, 'tr.aside')) row.hidden = !isOpen;
    for (const shapes of player.messages.values()) for (const shape of shapes) shape.classList.add('faint');
    for (const number of hits) for (const shape of player.messages.get(number) || []) shape.classList.remove('faint');
  }
  byId('_count').textContent = shown === total ? total + ' events' : shown + ' of ' + total + ' events';
}

function follow() {
  let name = location.hash.slice(1);
  try { name = decodeURIComponent(name); } catch (_) {}
  const slash = name.lastIndexOf('/');
  const player = players.find(one => one.slug === (slash < 0 ? name : name.slice(0, slash)));
  if (!player) return;
  current = player;
  const number = Number(name.slice(slash + 1));
  if (slash < 0 || !Number.isInteger(number)) return;
  player.go(number);
  player.bar.scrollIntoView({ block: 'start' });
}
function press(event) {
  if (event.altKey || event.ctrlKey || event.metaKey || !current) return;
  const kind = event.target.closest ? event.target.closest('input, select, textarea, button, a, summary') : null;
  if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') {
    if (kind && kind.matches('input, select, textarea')) return;
    if (current.step(event.key === 'ArrowLeft' ? -1 : 1) || true) event.preventDefault();
  } else if (event.key === ' ' && (!kind || kind.matches('input[type="range"]'))) {
    current.toggle();
    event.preventDefault();
  }
}
root.classList.add('js');
byId('_tools').hidden = false;
setTheme(recalled());
byId('_theme').addEventListener('click', () => {
  const theme = isDark() ? 'light' : 'dark';
  setTheme(theme);
  remember(theme);
});
for (const section of all(document, 'section.run')) {
  if (section.querySelector('.player')) players.push(new Player(section));
}
current = players[0] || null;
fill(byId('_controller'), 'c');
fill(byId('_callback'), 'k');
for (const id of ['_search', '_controller', '_callback']) byId(id).addEventListener('input', filterAll);
filterAll();
for (const player of players) player.go(player.rows.length, true);
for (const figure of all(document, 'figure.timeline')) figure.scrollTop = 0;
document.addEventListener('keydown', press);
window.addEventListener('hashchange', follow);
follow();
