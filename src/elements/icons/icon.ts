import { nothing, svg, type SVGTemplateResult } from 'lit';

/** Lucide's data form of an icon: shapes on a 24-unit grid. */
export type IconShapes = readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[];

/** Draws an icon in the current text colour, 16 px unless the style says otherwise; always decorative. */
export function icon(shapes: IconShapes): SVGTemplateResult {
  return svg`<svg class="icon" viewBox="0 0 24 24" width="16" height="16" fill="none" stroke="currentColor"
    stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">${shapes.map(shape)}</svg>`;
}

function shape([tag, at]: IconShapes[number]): SVGTemplateResult | typeof nothing {
  switch (tag) {
    case 'path':
      return svg`<path d=${at['d'] ?? ''}></path>`;
    case 'circle':
      return svg`<circle cx=${at['cx'] ?? ''} cy=${at['cy'] ?? ''} r=${at['r'] ?? ''}></circle>`;
    case 'rect':
      return svg`<rect x=${at['x'] ?? ''} y=${at['y'] ?? ''} width=${at['width'] ?? ''} height=${at['height'] ?? ''} rx=${at['rx'] ?? '0'}></rect>`;
    case 'line':
      return svg`<line x1=${at['x1'] ?? ''} y1=${at['y1'] ?? ''} x2=${at['x2'] ?? ''} y2=${at['y2'] ?? ''}></line>`;
    case 'polyline':
      return svg`<polyline points=${at['points'] ?? ''}></polyline>`;
    case 'polygon':
      return svg`<polygon points=${at['points'] ?? ''}></polygon>`;
    default:
      return nothing;
  }
}
