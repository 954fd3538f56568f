export const INDEX_HTML = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Canvas</title>
    <link rel="stylesheet" href="styles.css" />
  </head>
  <body>
    <header class="masthead">
      <a class="wordmark" href="#top">Canvas</a>
      <nav aria-label="Main">
        <a href="#features">Features</a>
        <a href="#begin">Begin</a>
      </nav>
    </header>

    <main id="top">
      <section class="hero">
        <div class="hero-copy">
          <p class="eyebrow">A quiet place to build</p>
          <h1 id="hero-title">Make room for your best work</h1>
          <p id="hero-subtitle">Sketch it, shape it and share it, with nothing standing between you and the page.</p>
          <div class="actions">
            <a class="button" href="#features">See how it works</a>
            <button class="button quiet" id="repaint" type="button">Repaint the canvas</button>
          </div>
        </div>

        <figure class="canvas" id="canvas" data-pose="0">
          <svg viewBox="0 0 480 420" role="img" aria-label="An abstract painting of a sun, two hills and a doorway">
            <rect class="paper" width="480" height="420" />
            <circle class="halo" cx="306" cy="172" r="138" />
            <circle class="sun" cx="306" cy="172" r="88" />
            <path class="ridge" d="M-120 420V300C-20 296 60 204 176 214C300 224 340 326 600 262V420Z" />
            <g class="rays">
              <path d="M44 52V112" />
              <path d="M64 52V96" />
              <path d="M84 52V124" />
              <path d="M104 52V84" />
              <path d="M124 52V104" />
            </g>
            <path class="door" d="M112 360V286A38 38 0 0 1 188 286V360Z" />
            <path class="hill" d="M-120 420V352C20 322 130 336 246 366C350 392 450 366 600 306V420Z" />
            <circle class="pebble" cx="404" cy="76" r="11" />
          </svg>
          <figcaption><span id="pose-name">Morning</span>, no. <span id="pose-number">1</span> of 4</figcaption>
        </figure>
      </section>

      <section class="features" id="features" aria-labelledby="features-title">
        <h2 id="features-title">Everything you need,<br />and room to breathe</h2>
        <div class="feature-grid">
          <article class="feature-card">
            <h3>Start anywhere</h3>
            <p>Begin with a word, a colour or a rough idea. Structure can come later.</p>
          </article>
          <article class="feature-card">
            <h3>See it as it is</h3>
            <p>Each change appears at once, just as a visitor will see it.</p>
          </article>
          <article class="feature-card">
            <h3>Lose nothing</h3>
            <p>Step back through every revision, and forward again when you are ready.</p>
          </article>
          <!-- feature-slot -->
        </div>
      </section>

      <section class="closing" id="begin">
        <p>The first mark is the hardest.<br />After that, it is only the next one.</p>
        <a class="button" href="#top">Begin</a>
      </section>
    </main>

    <footer class="colophon">
      <span>Canvas</span>
      <span>Made by hand, with a little help</span>
    </footer>

    <script src="app.js"></script>
  </body>
</html>
`;
