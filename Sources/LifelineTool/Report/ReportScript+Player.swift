extension ReportScript {
    /// The class that plays one run: row, message, states and hierarchy are lit together.
    static let player = #"""
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
            if (this.timeline) for (const edge of all(this.timeline, 'g.message')) {
              const mark = Array.from(edge.classList).find(name => /^n\d+$/.test(name));
              if (mark) this.messages.set(Number(mark.slice(1)), edge);
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
              const edge = event.target.closest('g.message');
              if (row) this.go(Number(row.dataset.n));
              for (const [number, known] of this.messages) if (known === edge) this.go(number);
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
            for (const old of all(this.section, 'g.message.now')) old.classList.remove('now');
            for (const old of all(this.section, '.band-now')) old.remove();
            let number = 0;
            for (const known of this.numbers) { if (known > this.place) break; number = known; }
            const edge = this.messages.get(number);
            if (!edge) return;
            edge.classList.add('now');
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
            const label = edge.querySelector('text');
            if (!label || quietly) return;
            const words = label.getBoundingClientRect();
            if (words.left < frame.left || words.right > frame.right) {
              this.timeline.scrollLeft += words.left - frame.left - 20;
            }
          }
        }

        """#
}
