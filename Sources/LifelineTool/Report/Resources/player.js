// The player of a run, the hierarchy that the player shows, and the color scheme, for the report and the preview.
// This script must not contain the end of a CDATA section, because the page is also XML.
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
function prepareTheme() {
  setTheme(recalled());
  byId('_theme').addEventListener('click', () => {
    const theme = isDark() ? 'light' : 'dark';
    setTheme(theme);
    remember(theme);
  });
}
function element(name, className, text) {
  const made = document.createElement(name);
  if (className) made.className = className;
  if (text) made.textContent = text;
  return made;
}
const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
const stateNames = ['disappeared', 'appearing', 'appeared', 'disappearing'];
// The maximum number of children that a container shows. With more children, it shows the first two and the last ones.
const childLimit = 20;
let current = null;

// The hierarchy after a callback, which is computed from the changes at each callback.
class Hierarchy {
  constructor(data) {
    this.controllers = data.c;
    this.changes = data.e;
    this.reset();
  }
  reset() {
    this.count = 0;
    this.roots = [-1];
    this.nodes = this.controllers.map(() => null);
  }
  seek(count) {
    if (count < this.count) this.reset();
    for (; this.count < count; this.count += 1) for (const change of this.changes[this.count]) this.apply(change);
  }
  apply([index, ...rest]) {
    if (index < 0) { this.roots = rest; return; }
    const [state, flags, selected, presented, style, kept, ...added] = rest;
    const old = this.nodes[index] ? this.nodes[index].children : [];
    this.nodes[index] = {
      state: stateNames[state], isLoaded: flags & 1, isGone: flags & 2, isBelow: flags & 12, selected, presented, style,
      children: old.slice(0, kept).concat(added)
    };
  }
  list() {
    const seen = new Set();
    const list = element('ul');
    const [first, ...scenes] = this.roots;
    if (first >= 0) list.append(this.window('', first, seen));
    for (let at = 0; at + 1 < scenes.length; at += 2) {
      list.append(this.window(this.controllers[scenes[at]][0], scenes[at + 1], seen));
    }
    this.nodes.forEach((node, index) => {
      if (!node || node.isGone || node.isBelow || seen.has(index) || !this.controllers[index][2]) return;
      const isAlive = node.isLoaded || node.state && node.state !== 'disappeared' || node.children.length > 0;
      if (isAlive) list.append(this.item(index, 'no parent', seen));
    });
    if (!list.firstChild) list.append(element('li', '', 'no controllers'));
    return list;
  }
  window(scene, index, seen) {
    const item = element('li');
    const box = element('span', 'box window');
    box.append(element('b', '', 'UIWindow'));
    if (scene) box.append(' ', element('i', '', scene));
    const below = element('ul');
    below.append(this.item(index, 'root', seen));
    item.append(box, below);
    return item;
  }
  // A controller that occurs twice in the hierarchy of an invalid recording is shown once.
  item(index, link, seen) {
    if (seen.has(index)) return '';
    seen.add(index);
    const node = this.nodes[index] || { children: [], presented: -1 };
    const item = element('li');
    item.append(this.box(index, link, node));
    const below = element('ul');
    const { children } = node;
    const hidden = children.length > childLimit ? children.length - childLimit : 0;
    children.forEach((child, place) => {
      if (hidden && place === 2) below.append(element('li', '', hidden + ' more'));
      if (hidden && place >= 2 && place < 2 + hidden) { seen.add(child); return; }
      below.append(this.item(child, node.selected === child ? 'shown' : 'child', seen));
    });
    if (node.presented >= 0) below.append(this.item(node.presented, 'presented', seen));
    if (below.firstChild) item.append(below);
    return item;
  }
  box(index, link, node) {
    const [id, name] = this.controllers[index];
    const state = node.isLoaded || node.state !== 'disappeared' ? node.state : undefined;
    const box = element('span', 'box ' + (state || 'unloaded'));
    box.dataset.c = id;
    box.append(element('b', '', id), ' ');
    if (name) box.append(element('i', '', name), ' ');
    const remark = [link, state || (node.isLoaded ? 'view loaded' : 'view not loaded'), node.style];
    box.append(element('small', '', remark.filter(Boolean).join(' · ')));
    return box;
  }
}

class Player {
  constructor(section) {
    this.section = section;
    this.slug = section.id;
    this.rows = all(section, 'tr.event');
    this.places = new Map(this.rows.map((row, place) => [Number(row.dataset.n), place]));
    this.events = this.rows.map(row => ({ ...row.dataset }));
    this.bar = section.querySelector('.player');
    this.range = this.bar.querySelector('input');
    this.says = this.bar.querySelector('.says');
    this.help = this.bar.querySelector('.help');
    this.tree = section.querySelector('.tree');
    this.hierarchy = new Hierarchy(JSON.parse(this.tree.dataset.tree));
    this.classes = new Map(this.hierarchy.controllers.map(([id, name]) => [id, name || id]));
    this.timeline = section.querySelector('figure.timeline');
    this.diagram = section.querySelector('figure.states svg');
    this.readMessages();
    this.place = this.rows.length - 1;
    this.timer = 0;
    this.bar.hidden = false;
    this.tree.hidden = false;
    this.forgetStates();
    if (this.diagram) this.prepareStates();
    this.listen();
  }
  // Maps callbacks to the shapes of their messages. Folded callbacks share a shape.
  readMessages() {
    this.messages = new Map();
    this.numberOf = new Map();
    for (const shape of this.timeline ? all(this.timeline, 'g.message, g.fold') : []) {
      for (const mark of Array.from(shape.classList).filter(name => /^n\d+$/.test(name))) {
        const number = Number(mark.slice(1));
        if (!this.messages.has(number)) this.messages.set(number, []);
        this.messages.get(number).push(shape);
        if (!this.numberOf.has(shape)) this.numberOf.set(shape, number);
      }
    }
    this.numbers = Array.from(this.messages.keys()).sort((a, b) => a - b);
  }
  prepareStates() {
    this.diagram.classList.add('playing');
    this.spots = {};
    for (const name of stateNames) {
      const node = this.diagram.querySelector('g.node.state.' + name);
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
    for (const text of all(this.diagram, 'g.node.state text')) {
      if (text.textContent.startsWith('now: ')) text.classList.add('was');
    }
  }
  listen() {
    const press = (name, act) => this.bar.querySelector(name).addEventListener('click', act);
    press('.back', () => this.step(-1));
    press('.next', () => this.step(1));
    press('.play', () => this.toggle());
    this.range.addEventListener('input', () => { this.stop(); this.goTo(Number(this.range.value) - 1); });
    this.section.addEventListener('focusin', () => { current = this; });
    this.section.addEventListener('click', event => {
      current = this;
      if (event.target.closest('a, button, input, summary')) return;
      const row = event.target.closest('tr.event');
      if (row) this.go(Number(row.dataset.n));
      else if (this.timeline && this.timeline.contains(event.target)) this.goToMessage(event);
    });
  }
  // Messages are thin, so a click near a message selects it, too.
  goToMessage(event) {
    const shape = event.target.closest('g.message, g.fold');
    let number = this.numberOf.get(shape);
    let nearest = 9;
    if (!number) for (const [other, place] of this.numberOf) {
      const box = other.getBoundingClientRect();
      if (event.clientX < box.left || event.clientX > box.right) continue;
      const distance = Math.max(box.top - event.clientY, event.clientY - box.bottom);
      if (distance < nearest) [nearest, number] = [distance, place];
    }
    if (number) this.go(number);
  }
  get number() { return this.rows.length ? Number(this.events[this.place].n) : 0; }
  step(by) {
    this.stop();
    return this.advance(by);
  }
  advance(by) {
    let place = this.place + by;
    while (this.rows[place] && this.rows[place].hidden) place += by;
    if (!this.rows[place]) return false;
    this.goTo(place);
    return true;
  }
  toggle() {
    if (this.timer) { this.stop(); return; }
    if (this.place >= this.rows.length - 1) { this.place = -1; this.advance(1); }
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
  go(number, quietly) { this.goTo(this.places.has(number) ? this.places.get(number) : number - 1, quietly); }
  goTo(place, quietly) {
    this.place = Math.min(Math.max(0, place), this.rows.length - 1);
    const row = this.rows[this.place];
    const data = this.events[this.place];
    const words = data.c + ' receives ' + data.k + (data.s ? '; the view is now in the state ' + data.s : '');
    this.range.value = String(this.place + 1);
    this.range.setAttribute('aria-valuetext', (this.place + 1) + ' of ' + this.rows.length + ': ' + words);
    this.says.textContent = (this.place + 1) + ' / ' + this.rows.length + '   ' + words;
    this.showHelp(row.querySelector('a.doc'));
    if (this.row) { this.row.classList.remove('now'); this.row.removeAttribute('aria-current'); }
    this.row = row;
    row.classList.add('now');
    row.setAttribute('aria-current', 'step');
    this.showTree(data);
    if (this.diagram) this.showStates(data);
    this.showMessage(quietly);
    if (quietly) return;
    current = this;
    try { history.replaceState(null, '', '#' + this.slug + '/' + data.n); } catch (_) {}
  }
  reveal() { this.section.querySelector('.stage').scrollIntoView({ block: 'start' }); }
  showHelp(link) {
    this.help.hidden = !link;
    if (!link) return;
    this.help.href = link.href;
    this.help.textContent = 'Documentation of ' + link.textContent;
  }
  showTree(data) {
    this.hierarchy.seek(this.place + 1);
    const stage = this.tree.querySelector('.now');
    stage.replaceChildren(this.hierarchy.list());
    for (const box of all(stage, '.box')) if (box.dataset.c === data.c) box.classList.add('now');
  }
  forgetStates() {
    this.states = new Map();
    this.counted = 0;
  }
  showStates(data) {
    if (this.counted > this.place + 1) this.forgetStates();
    for (; this.counted <= this.place; this.counted += 1) {
      const { c, s, k } = this.events[this.counted];
      if (s) this.states.set(c, s);
      if (k === 'deinit') this.states.delete(c);
    }
    for (const [name, spot] of Object.entries(this.spots)) {
      const here = Array.from(this.states.keys()).filter(id => this.states.get(id) === name);
      const words = here.join(', ');
      spot.text.textContent = words.length > 18 && here.length > 1 ? here.length + ' controllers' : words;
      spot.node.classList.toggle('here', here.length > 0);
      spot.node.classList.toggle('now', this.states.get(data.c) === name);
    }
  }
  showMessage(quietly) {
    for (const old of this.lit || []) old.classList.remove('now');
    if (this.band) this.band.remove();
    this.lit = [];
    let number = 0;
    for (const known of this.numbers) { if (known > this.number) break; number = known; }
    const shapes = this.messages.get(number);
    if (!shapes) return;
    this.lit = shapes;
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
    this.band = band;
    const width = text => text.getBoundingClientRect().width;
    const texts = shapes.flatMap(shape => all(shape, 'text')).sort((a, b) => width(b) - width(a));
    this.scrollTo(edge, texts[0], quietly);
  }
  scrollTo(edge, label, quietly) {
    const frame = this.timeline.getBoundingClientRect();
    const place = edge.getBoundingClientRect();
    const goal = { behavior: calm || quietly ? 'auto' : 'smooth' };
    if (place.top < frame.top + 40 || place.bottom > frame.bottom - 40) {
      goal.top = this.timeline.scrollTop + place.top - frame.top - frame.height / 3;
    }
    if (label && !quietly) {
      const words = label.getBoundingClientRect();
      if (words.left < frame.left || words.right > frame.right) {
        goal.left = this.timeline.scrollLeft + words.left - frame.left - 20;
      }
    }
    if ('top' in goal || 'left' in goal) this.timeline.scrollTo(goal);
  }
}

function press(event) {
  if (event.altKey || event.ctrlKey || event.metaKey || !current) return;
  const kind = event.target.closest ? event.target.closest('input, select, textarea, button, a, summary') : null;
  if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') {
    if (kind && kind.matches('input, select, textarea')) return;
    current.step(event.key === 'ArrowLeft' ? -1 : 1);
    event.preventDefault();
  } else if (event.key === ' ' && (!kind || kind.matches('input[type="range"]'))) {
    current.toggle();
    event.preventDefault();
  }
}
