// The script of a report, which opens runs, and filters runs and events.
const valueOf = id => byId(id) ? byId(id).value : '';
const runs = JSON.parse(byId('_index').textContent).map(entry => {
  const section = byId(entry.slug);
  const lists = [entry.classes, entry.controllers, entry.callbacks].flat().join(' ');
  return { ...entry, section, words: (entry.words + ' ' + lists).toLowerCase(), title: entry.words.toLowerCase(),
    player: null };
});
const isList = runs.length > 1;

// Puts the content of an open run into the page. The browser has not parsed the content before, and may have loaded
// nothing of it yet, or only the beginning.
function drawContent(run) {
  const body = run.section.querySelector('.body');
  if (!body || run.player) return;
  const data = byId('_run-' + run.slug);
  const text = data ? data.textContent : '';
  if (text.endsWith(']]' + '>')) {
    body.innerHTML = text.slice('<![CDATA['.length, -3);
    data.remove();
  }
  if (!body.querySelector('.player')) return;
  run.player = new Player(run.section);
  filterRows(run);
  run.player.go(Infinity, true);
  if (run.player.timeline) run.player.timeline.scrollTop = 0;
}

function fill(id, key) {
  if (!byId(id)) return;
  const words = new Set(runs.flatMap(run => run[key]));
  for (const word of Array.from(words).filter(Boolean).sort()) byId(id).add(new Option(word, word));
}
function filters() {
  return { words: valueOf('_search').toLowerCase().split(/\s+/).filter(Boolean), severity: valueOf('_severity'),
    folder: valueOf('_folder'), controller: valueOf('_controller'), callback: valueOf('_callback'),
    findings: byId('_findings') && byId('_findings').checked };
}
function fits(run, by) {
  return by.words.every(word => run.words.includes(word)) && (!by.severity || run[by.severity] > 0)
    && (!by.folder || run.folder === by.folder) && (!by.findings || run.error + run.warning + run.note > 0)
    && (!by.controller || run.controllers.includes(by.controller))
    && (!by.callback || run.callbacks.includes(by.callback));
}
function filterRows(run, by = filters()) {
  const { player } = run;
  if (!player) return;
  // Words from the title, the path, or a rule match the whole run, so they don't filter its rows.
  const words = by.words.filter(word => !run.title.includes(word));
  let step = '';
  player.count = 0;
  for (const shape of player.numberOf.keys()) shape.classList.add('faint');
  for (const row of all(player.section, 'tbody tr')) {
    if (row.classList.contains('step')) step = row.textContent.toLowerCase();
    if (!row.classList.contains('event')) continue;
    const { c, k, n } = row.dataset;
    const text = (row.textContent + ' ' + player.classes.get(c)).toLowerCase() + ' ' + step;
    row.hidden = !((!by.controller || c === by.controller) && (!by.callback || k === by.callback)
      && words.every(word => text.includes(word)));
    if (row.hidden) continue;
    player.count += 1;
    for (const shape of player.messages.get(Number(n)) || []) shape.classList.remove('faint');
  }
  const isWhole = player.count === player.rows.length;
  for (const row of all(player.section, 'tr.aside')) row.hidden = !isWhole;
}
function filterAll() {
  const by = filters();
  for (const run of runs) {
    run.section.hidden = isList && !fits(run, by);
    if (!run.section.hidden) filterRows(run, by);
  }
  const amount = (shown, total, noun) => (shown === total ? total : shown + ' of ' + total) + ' ' + noun;
  const [{ player }] = runs;
  byId('_count').textContent = isList ? amount(runs.filter(run => !run.section.hidden).length, runs.length, 'shown')
    : player ? amount(player.count, player.rows.length, 'callbacks') : '';
}

function follow() {
  let name = location.hash.slice(1);
  try { name = decodeURIComponent(name); } catch (_) {}
  const slash = name.lastIndexOf('/');
  const run = runs.find(one => one.slug === (slash < 0 ? name : name.slice(0, slash)));
  if (!run) return;
  run.section.open = true;
  drawContent(run);
  if (!run.player) return;
  current = run.player;
  const number = Number(name.slice(slash + 1));
  if (slash < 0 || !Number.isInteger(number)) return;
  run.player.go(number);
  run.player.reveal();
}
function openAll() {
  const shown = runs.filter(run => !run.section.hidden);
  const isOpening = shown.some(run => !run.section.open);
  for (const run of shown) run.section.open = isOpening;
  byId('_open').textContent = isOpening ? 'Close all' : 'Open all';
}

root.classList.add('js');
byId('_tools').hidden = false;
prepareTheme();
fill('_folder', 'folder');
fill('_controller', 'controllers');
fill('_callback', 'callbacks');
for (const run of runs) if (run.section.open) drawContent(run);
for (const id of ['_search', '_severity', '_folder', '_controller', '_callback', '_findings']) {
  if (byId(id)) byId(id).addEventListener('input', filterAll);
}
if (byId('_open')) byId('_open').addEventListener('click', openAll);
filterAll();
current = runs[0].player;
document.addEventListener('toggle', event => {
  const run = runs.find(one => one.section === event.target);
  if (run && run.section.open) { drawContent(run); if (run.player) current = run.player; }
}, true);
document.addEventListener('keydown', press);
window.addEventListener('hashchange', follow);
// The browser itself scrolls to the row of the callback.
window.addEventListener('load', follow);
follow();
// The content of the runs is at the end of the page. Open runs are drawn when it is loaded.
document.addEventListener('DOMContentLoaded', () => {
  for (const run of runs) if (run.section.open) drawContent(run);
  follow();
});
