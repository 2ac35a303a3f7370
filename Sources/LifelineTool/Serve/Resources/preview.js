// The script of the live preview, with the list of inputs, the drawings of one input, and the editor of a scenario.
'use strict';
let files = [];
let version = 0;
// The input that the page shows: its path, the version of its last change, the text of its file (null if the page can't
// edit the input), and whether the text is only in the page: the example, or a text that was opened, dropped, or pasted.
const shown = { path: null, changed: 0, text: null, isOwn: false };
let players = [];
// The versions of the inputs that were checked, with the severities of their worst diagnostics.
const marks = new Map();
let isMarking = false;
let isDrawing = false;
let isStale = false;
const editor = byId('_text');
const isEdited = () => shown.text !== null && editor.value !== shown.text;
const say = text => { byId('_status').textContent = text; };

// MARK: Drawings

const isPosted = () => shown.isOwn || isEdited();
// Requests a page of the server about the shown input.
async function request(page, options) {
  const address = page + (shown.isOwn ? '?name=' : '?file=') + encodeURIComponent(shown.path) + options;
  const response = await fetch(address, isPosted() ? { method: 'POST', body: editor.value } : {});
  if (!response.ok) throw new Error(await response.text());
  return response;
}
async function answer(options = '') {
  const wasPosted = isPosted();
  return { ...await (await request('drawing', options)).json(), isPosted: wasPosted };
}
const wait = milliseconds => new Promise(done => setTimeout(() => done(true), milliseconds));
// Draws the shown input. If a drawing is in progress, draws once more after it.
async function draw() {
  if (isDrawing) { isStale = true; return; }
  isDrawing = true;
  do {
    isStale = false;
    const [path, start] = [shown.path, performance.now()];
    const sign = setTimeout(say, 300, 'drawing…');
    try {
      const whole = answer();
      // A log whose story takes longer than this is shown without it until then.
      const isLate = shown.text === null && await Promise.race([whole.then(() => false), wait(500)]);
      const early = isLate && path === shown.path ? await answer('&story=no') : null;
      if (early && path === shown.path) {
        show(early);
        say('looking for the steps');
      }
      const data = await whole;
      if (path !== shown.path) { isStale = true; continue; }
      show(data);
      root.dataset.milliseconds = String(Math.round(performance.now() - start));
      say('drawn in ' + root.dataset.milliseconds + ' ms');
    } catch (error) {
      say(error instanceof TypeError ? 'not connected' : error.message);
    } finally {
      clearTimeout(sign);
    }
  } while (isStale);
  isDrawing = false;
}
function show(data) {
  if (!data.isPosted) {
    const isSame = shown.text === editor.value;
    shown.text = data.text === undefined ? null : data.text;
    if (shown.text !== null && isSame) setText(shown.text);
  }
  byId('_editor').hidden = shown.text === null;
  showEdited();
  showDiagnostics(data.diagnostics);
  const stage = byId('_stage');
  // The last drawings stay in the page while the input can't be drawn.
  stage.classList.toggle('old', data.sections.length === 0);
  if (data.sections.length === 0) return;
  const places = new Map(players.map(player => [player.slug, player]));
  const isOpen = new Map(all(stage, 'details.run').map(run => [run.id, run.open]));
  byId('_drawings').textContent = data.style;
  players = [];
  stage.replaceChildren(...data.sections.map((section, place) => {
    const run = element('details', 'run');
    run.id = section.slug;
    const summary = element('summary');
    summary.append(element('h2', '', section.title));
    const body = element('div', 'body');
    run.append(summary, body);
    run.addEventListener('toggle', () => { if (run.open) drawContent(run, section.body, places.get(section.slug)); });
    run.open = isOpen.has(run.id) ? isOpen.get(run.id) : place === 0;
    return run;
  }));
  for (const run of stage.children) {
    const section = data.sections.find(one => one.slug === run.id);
    if (run.open) drawContent(run, section.body, places.get(run.id));
  }
  if (!players.includes(current)) current = players[0] || null;
  showExports();
}
// Shows buttons for each drawing of the open runs that save the drawing as a file.
function showExports() {
  const drawings = all(byId('_stage'), 'svg.lifeline');
  byId('_exports').hidden = drawings.length === 0;
  byId('_exports').replaceChildren(...drawings.map(drawing => {
    const title = drawing.querySelector('title').textContent;
    const name = title.replace(/[^\p{L}\p{N}]+/gu, '-');
    const what = 'Save ' + title.split(':')[0].toLowerCase() + ' as ';
    const made = element('span', '', what);
    made.append(button('SVG', () => {
      const copy = drawing.cloneNode(true);
      const style = document.createElementNS('http://www.w3.org/2000/svg', 'style');
      style.textContent = byId('_drawings').textContent;
      copy.prepend(style);
      save(new XMLSerializer().serializeToString(copy), name + '.svg', 'image/svg+xml');
    }));
    for (const format of ['png', 'pdf']) {
      made.append(' ', button(format.toUpperCase(), () => saveFile(drawing.id, format, name)));
    }
    for (const one of made.querySelectorAll('button')) one.setAttribute('aria-label', what + one.textContent);
    return made;
  }));
}
// Saves a drawing in a format that only the server draws.
async function saveFile(id, format, name) {
  try {
    save(await (await request('file', `&id=${encodeURIComponent(id)}&format=${format}`)).blob(), `${name}.${format}`);
  } catch (error) {
    say(error instanceof TypeError ? 'not connected' : error.message);
  }
}
function save(text, name, type) {
  const link = element('a');
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
// Puts the content of a run into the page. The player stays at its callback, or at the end if it was there.
function drawContent(run, html, before) {
  const body = run.querySelector('.body');
  if (body.firstChild) return;
  body.innerHTML = html;
  queueMicrotask(showExports);
  if (!body.querySelector('.player')) return;
  const player = new Player(run);
  players.push(player);
  const isAtEnd = !before || before.place === before.rows.length - 1;
  player.go(isAtEnd ? Infinity : before.number, true);
  if (player.timeline) {
    const { timeline } = player;
    const note = () => {
      player.top = timeline.scrollTop;
      player.isBelow = player.top > 0 && player.top + timeline.clientHeight > timeline.scrollHeight - 40;
    };
    // The page follows a log that grows if the end of the timeline was in sight.
    const top = before && before.timeline ? before.top : 0;
    timeline.scrollTop = before && before.isBelow && isAtEnd ? timeline.scrollHeight : top;
    timeline.addEventListener('scroll', note);
    note();
  }
  if (before) before.stop();
}
function showDiagnostics(diagnostics) {
  const list = byId('_findings');
  list.hidden = diagnostics.length === 0;
  list.replaceChildren(...diagnostics.map(diagnostic => {
    const item = element('li', diagnostic.severity);
    item.append(element('b', '', diagnostic.severity), ' ' + diagnostic.message + ' ',
      element('code', '', diagnostic.rule));
    if (diagnostic.line && shown.text !== null) item.append(' ', lineButton(diagnostic));
    else if (diagnostic.line) item.append(' line ' + diagnostic.line);
    if (diagnostic.expected) item.append(orders(diagnostic));
    if (diagnostic.callback && players.concat(byId('_stage').firstChild || []).length) {
      item.append(' ', callbackButton(diagnostic.callback));
    }
    return item;
  }));
}
function orders({ expected, actual, mismatch }) {
  const both = element('div', 'orders');
  for (const [title, order] of [['expected', expected], ['actual', actual]]) {
    const list = element('ol');
    list.append(...order.map((entry, place) => {
      const item = element('li');
      item.append(element(place === mismatch ? 'mark' : 'span', '', entry));
      return item;
    }));
    const part = element('div');
    part.append(element('p', '', title), list);
    both.append(part);
  }
  return both;
}
function button(text, act) {
  const made = element('button', '', text);
  made.type = 'button';
  made.addEventListener('click', act);
  return made;
}
const lineButton = ({ line, column }) => button('line ' + line, () => {
  byId('_editor').open = true;
  const lines = editor.value.split('\n');
  const start = lines.slice(0, line - 1).reduce((sum, text) => sum + text.length + 1, 0);
  editor.focus();
  editor.setSelectionRange(start + Math.max(0, (column || 1) - 1), start + (lines[line - 1] || '').length);
  editor.scrollTop = (line - 4) * editor.scrollHeight / lines.length;
});
const callbackButton = number => button('callback ' + number, () => {
  if (!players[0]) return;
  players[0].go(number);
  players[0].reveal();
});

// MARK: Inputs

function showFiles() {
  const words = byId('_find').value.toLowerCase();
  byId('_files').replaceChildren(...files.filter(file => file.name.toLowerCase().includes(words)).map(file => {
    const item = element('li');
    const link = element('a');
    const end = file.name.lastIndexOf('/') + 1;
    if (end) link.append(element('span', 'folder', file.name.slice(0, end)));
    link.append(file.name.slice(end));
    link.dataset.path = file.path;
    showMark(link);
    link.href = '?file=' + encodeURIComponent(file.path);
    if (file.path === shown.path) link.setAttribute('aria-current', 'page');
    link.addEventListener('click', event => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      choose(file.path);
    });
    item.append(link);
    return item;
  }));
}
// Checks the inputs that have changed, one after another, and marks those with problems in the list.
async function markFiles() {
  if (isMarking) return;
  isMarking = true;
  const isNew = ({ path, changed }) => path !== '-' && (!marks.has(path) || marks.get(path).changed !== changed);
  const next = () => files.find(isNew);
  for (let file = next(); file; file = next()) {
    const { path, changed } = file;
    const response = await fetch('check?file=' + encodeURIComponent(path)).catch(() => null);
    if (!response) break;
    marks.set(path, { changed, severity: response.ok ? (await response.json()).severity : '' });
    const link = all(byId('_files'), 'a').find(one => one.dataset.path === path);
    if (link) showMark(link);
  }
  isMarking = false;
}
function showMark(link) {
  const { severity } = marks.get(link.dataset.path) || {};
  for (const old of all(link, '.badge')) old.remove();
  if (severity && severity !== 'note') link.append(' ', element('span', 'badge ' + severity, severity));
}
const mayLeave = () => !isEdited() || confirm('Discard the edited text of the scenario?');
function choose(path) {
  const file = files.find(one => one.path === path);
  if (!file || !mayLeave()) return;
  Object.assign(shown, { path, changed: file.changed, text: null, isOwn: false });
  begin(file.name, '?file=' + encodeURIComponent(path));
  setText('');
  shown.text = '';
  draw();
}
async function chooseExample() {
  const text = await (await fetch('example')).text();
  own(text, 'first.yaml', 'Example: first.yaml', '?example');
}
// Shows a text that is only in the page.
function own(text, name, title = name, address = '?') {
  if (!mayLeave()) return;
  Object.assign(shown, { path: name, changed: 0, text, isOwn: true });
  begin(title, address);
  setText(text);
  byId('_editor').open = true;
  draw();
}
async function openFile(file) { if (file) own(await file.text(), file.name); }
function paste(event) {
  const text = event.clipboardData.getData('text/plain');
  if (!text || event.target.closest('textarea, input')) return;
  event.preventDefault();
  own(text, 'pasted.txt');
}
function drop(event) {
  event.preventDefault();
  if (event.type === 'drop') openFile(event.dataTransfer.files[0]);
}
function begin(title, address) {
  byId('_title').textContent = title;
  document.title = title + ' · Lifeline preview';
  if (location.search !== address) history.replaceState(null, '', address);
  byId('_notice').hidden = true;
  for (const player of players) player.stop();
  players = [];
  byId('_stage').replaceChildren();
  byId('_findings').hidden = true;
  showFiles();
}
// Asks for changes in a loop. The server answers at the next change, or after a timeout.
async function listen() {
  for (;;) {
    try {
      const response = await fetch('changes?after=' + version);
      if (!response.ok) throw new TypeError(response.statusText);
      const list = await response.json();
      if (byId('_status').textContent === 'not connected') say('');
      if (list.version === version) continue;
      const isFirst = version === 0;
      ({ version, files } = list);
      showFiles();
      if (isFirst) openFirst(); else followFile();
      markFiles();
    } catch (_) {
      say('not connected');
      await new Promise(done => setTimeout(done, 1000));
    }
  }
}
function openFirst() {
  const query = new URLSearchParams(location.search);
  const path = query.get('file');
  if (query.has('example') || files.length === 0) chooseExample();
  else choose(files.some(file => file.path === path) ? path : files[0].path);
}
function followFile() {
  if (shown.isOwn) return;
  const file = files.find(one => one.path === shown.path);
  if (file && file.changed === shown.changed) return;
  if (file) shown.changed = file.changed;
  const isKept = !file || isEdited();
  byId('_notice').hidden = !isKept;
  byId('_notice').firstElementChild.textContent = file ? 'The file has changed on disk.' : 'The file no longer exists.';
  byId('_load').hidden = !file;
  if (!isKept) draw();
}

// MARK: Editor

function setText(text) {
  editor.value = text;
  showEdited();
}
function showEdited() {
  byId('_edited').textContent = isEdited() ? 'edited, not saved' : '';
  byId('_revert').disabled = !isEdited();
}
async function copy() {
  try {
    await navigator.clipboard.writeText(editor.value);
  } catch (_) {
    // Browsers don't allow a page from another computer to use the clipboard without TLS.
    editor.select();
    document.execCommand('copy');
  }
  say('copied');
}
function load() {
  byId('_notice').hidden = true;
  setText(shown.text);
  draw();
}

function follow() {
  const [slug, number] = [location.hash.slice(1, location.hash.lastIndexOf('/')), location.hash.split('/').pop()];
  const player = players.find(one => one.slug === decodeURIComponent(slug));
  if (player && Number(number)) player.go(Number(number));
}

prepareTheme();
byId('_find').addEventListener('input', showFiles);
byId('_example').addEventListener('click', chooseExample);
editor.addEventListener('input', () => { showEdited(); draw(); });
byId('_copy').addEventListener('click', copy);
byId('_revert').addEventListener('click', load);
byId('_load').addEventListener('click', load);
byId('_save').addEventListener('click', () => save(editor.value, shown.path.split('/').pop(), 'text/plain'));
byId('_open').addEventListener('change', event => openFile(event.target.files[0]));
for (const type of ['dragover', 'drop']) document.addEventListener(type, drop);
document.addEventListener('paste', paste);
document.addEventListener('keydown', press);
window.addEventListener('hashchange', follow);
window.addEventListener('beforeunload', event => { if (isEdited()) event.preventDefault(); });
listen();
