/// The page's script: the player, search and filter, deep links, and the switch of colors.
enum ReportScript {
    /// The text of the script. It never closes CDATA, so that the page is XML too.
    static let text = page + player + filter + start

    private static let page = #"""

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

        """#

    private static let filter = #"""
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
            for (const [number, edge] of player.messages) edge.classList.toggle('faint', !hits.has(number));
          }
          byId('_count').textContent = shown === total ? total + ' events' : shown + ' of ' + total + ' events';
        }

        """#

    private static let start = #"""
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

        """#
}
