export const STYLES_CSS = `/* Two tokens carry the whole palette: everything tinted on this page derives from them. */
:root {
  --accent: #8b5cf6;
  --accent-soft: #f0eaff;

  --ink: #1b1a20;
  --muted: #65626f;
  --paper: #fdfcfa;
  --line: #e7e3dc;
  --accent-ink: color-mix(in oklab, var(--accent) 58%, #14101f);
  --serif: 'Iowan Old Style', 'Palatino Linotype', Palatino, 'Book Antiqua', Georgia, serif;
  --sans: system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', sans-serif;
  color-scheme: light;
}

* {
  box-sizing: border-box;
}

html {
  scroll-behavior: smooth;
}

body {
  margin: 0;
  background: var(--paper);
  color: var(--ink);
  font: 16px/1.6 var(--sans);
  -webkit-font-smoothing: antialiased;
}

.masthead,
main,
.colophon {
  width: min(1080px, 100% - 48px);
  margin-inline: auto;
}

/* Masthead */

.masthead {
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  padding-block: 26px 18px;
}

.wordmark {
  color: inherit;
  font: 600 1.3rem/1 var(--serif);
  letter-spacing: -0.01em;
  text-decoration: none;
}

.wordmark::after {
  content: '';
  display: inline-block;
  width: 7px;
  height: 7px;
  margin-left: 3px;
  border-radius: 50%;
  background: var(--accent);
}

nav {
  display: flex;
  gap: 22px;
}

nav a {
  color: var(--muted);
  font-size: 0.9rem;
  text-decoration: none;
}

nav a:hover {
  color: var(--ink);
}

/* Hero */

.hero {
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(340px, 100%), 1fr));
  align-items: center;
  gap: 40px 64px;
  padding-block: clamp(24px, 6vw, 72px) clamp(56px, 9vw, 112px);
}

.eyebrow {
  margin: 0 0 18px;
  color: var(--accent-ink);
  font-size: 0.82rem;
  font-weight: 600;
  letter-spacing: 0.02em;
}

#hero-title {
  margin: 0;
  font: 500 clamp(2.6rem, 3.4vw + 1.5rem, 4.3rem) / 1.03 var(--serif);
  letter-spacing: -0.028em;
  text-wrap: balance;
}

#hero-subtitle {
  max-width: 36ch;
  margin: 22px 0 0;
  color: var(--muted);
  font-size: 1.12rem;
  text-wrap: pretty;
}

.actions {
  display: flex;
  flex-wrap: wrap;
  gap: 10px;
  margin-top: 32px;
}

.button {
  display: inline-block;
  padding: 11px 20px;
  border: 1px solid transparent;
  border-radius: 99px;
  background: var(--ink);
  color: var(--paper);
  font: 500 0.95rem/1.3 var(--sans);
  text-decoration: none;
  cursor: pointer;
  transition: background-color 160ms;
}

.button:hover {
  background: var(--accent-ink);
}

.button.quiet {
  border-color: var(--line);
  background: transparent;
  color: var(--ink);
}

.button.quiet:hover {
  border-color: transparent;
  background: var(--accent-soft);
}

:focus-visible {
  outline: 2px solid var(--accent);
  outline-offset: 3px;
}

/* The painting: four poses of the same shapes */

.canvas {
  margin: 0;
}

.canvas svg {
  display: block;
  width: 100%;
  height: auto;
  border-radius: 18px;
}

.canvas svg * {
  transform-box: fill-box;
  transform-origin: center;
  transition: transform 900ms cubic-bezier(0.3, 0.9, 0.25, 1);
}

.canvas figcaption {
  margin-top: 12px;
  color: var(--muted);
  font: italic 0.92rem/1.4 var(--serif);
}

.paper {
  fill: var(--accent-soft);
}

.halo {
  fill: color-mix(in oklab, var(--accent) 18%, var(--accent-soft));
}

.sun {
  fill: var(--accent);
}

.ridge {
  fill: color-mix(in oklab, var(--accent) 46%, var(--accent-soft));
}

.hill {
  fill: var(--accent-ink);
}

.door {
  fill: var(--paper);
}

.rays {
  fill: none;
  stroke: var(--accent-ink);
  stroke-width: 4;
  stroke-linecap: round;
}

.pebble {
  fill: var(--ink);
}

[data-pose='1'] .sun {
  transform: translate(-96px, -44px) scale(0.7);
}

[data-pose='1'] .halo {
  transform: translate(-96px, -44px) scale(1.16);
}

[data-pose='1'] .door {
  transform: translate(196px, 30px) scale(0.84);
}

[data-pose='1'] .ridge {
  transform: translateX(84px) scaleX(-1);
}

[data-pose='1'] .rays {
  transform: translate(318px, 4px) scaleY(0.7);
}

[data-pose='1'] .pebble {
  transform: translate(-330px, 18px);
}

[data-pose='2'] .sun {
  transform: translate(-40px, 118px) scale(1.24);
}

[data-pose='2'] .halo {
  transform: translate(-40px, 118px) scale(1.3);
}

[data-pose='2'] .rays {
  transform: translate(262px, 46px) rotate(24deg) scale(1.5);
}

[data-pose='2'] .ridge {
  transform: translate(-70px, 56px);
}

[data-pose='2'] .door {
  transform: translate(-34px, 22px) scale(0.7);
}

[data-pose='2'] .pebble {
  transform: translate(-300px, 34px) scale(1.7);
}

[data-pose='3'] .sun {
  transform: translate(48px, 62px) scale(0.86);
}

[data-pose='3'] .halo {
  transform: translate(48px, 62px) scale(0.76);
}

[data-pose='3'] .hill {
  transform: translateX(-60px) scaleX(-1);
}

[data-pose='3'] .ridge {
  transform: translateY(-22px) scaleY(1.14);
}

[data-pose='3'] .door {
  transform: translate(70px, -8px) scale(1.3);
}

[data-pose='3'] .rays {
  transform: translate(4px, 6px) scaleY(1.3);
}

[data-pose='3'] .pebble {
  transform: translate(-86px, -14px) scale(0.8);
}

/* Features */

.features {
  padding-block: clamp(40px, 6vw, 72px);
  border-top: 1px solid var(--line);
}

.features h2 {
  margin: 0 0 36px;
  font: 500 clamp(1.7rem, 2.4vw + 0.9rem, 2.5rem) / 1.14 var(--serif);
  letter-spacing: -0.02em;
}

.feature-grid {
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(240px, 100%), 1fr));
  gap: 14px;
}

.feature-card {
  padding: 20px 22px 24px;
  border: 1px solid var(--line);
  border-radius: 14px;
  background: #fff;
}

/* Each card carries one shape of the painting: sun, doorway, hill. */
.feature-card::before {
  content: '';
  display: block;
  width: 28px;
  height: 28px;
  margin-bottom: 34px;
  border-radius: 50%;
  background: var(--accent);
}

.feature-card:nth-child(3n + 2)::before {
  width: 22px;
  border-radius: 11px 11px 2px 2px;
  background: var(--accent-ink);
}

.feature-card:nth-child(3n)::before {
  width: 44px;
  height: 22px;
  margin-top: 6px;
  border-radius: 22px 22px 2px 2px;
  background: color-mix(in oklab, var(--accent) 46%, var(--accent-soft));
}

.feature-card h3 {
  margin: 0 0 6px;
  font: 600 1.16rem/1.3 var(--serif);
  letter-spacing: -0.01em;
}

.feature-card p {
  margin: 0;
  color: var(--muted);
  font-size: 0.96rem;
  line-height: 1.55;
}

/* Closing */

.closing {
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: 24px;
  margin-bottom: clamp(40px, 7vw, 80px);
  padding: clamp(28px, 5vw, 52px);
  border-radius: 18px;
  background: var(--accent-soft);
}

.closing p {
  margin: 0;
  color: var(--accent-ink);
  font: 500 clamp(1.35rem, 1.8vw + 0.8rem, 2rem) / 1.25 var(--serif);
  letter-spacing: -0.015em;
}

.colophon {
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 6px 24px;
  padding-block: 22px 34px;
  border-top: 1px solid var(--line);
  color: var(--muted);
  font-size: 0.86rem;
}

@media (prefers-reduced-motion: reduce) {
  html {
    scroll-behavior: auto;
  }

  .canvas svg *,
  .button {
    transition: none;
  }
}
`;
