// Models as scripts. Each answers as a real one might on a good or a bad day; none of them knows what a word means.
import { pricingEdits } from './pricing-section.js';
import type { Asked, Scenario, ScriptedReply } from './scenario.js';

export const SCENARIOS: readonly Scenario[] = [
  {
    id: 'pricing',
    name: 'A good day',
    about: 'It reads two files, asks for three edits, looks at the preview, and says what it did.',
    prompt: 'Make a pricing section',
    reply: makePricing,
  },
  {
    id: 'busy',
    name: 'Too many requests, then success',
    about: 'The endpoint answers 429 with Retry-After, then 503, then works. The studio asks again by itself.',
    prompt: 'Make it emerald',
    reply: recolourOnThird,
  },
  {
    id: 'malformed',
    name: 'A malformed answer, once',
    about: 'The arguments of its call are cut in half. Nothing runs, and Retry asks again.',
    prompt: 'Make it rose',
    reply: breakArgumentsOnce,
  },
  {
    id: 'looping',
    name: 'A model that loops',
    about: 'It reads a file that is not there, again and again, until the studio stops it and says why.',
    prompt: 'Tidy up pricing.css',
    reply: () => ({ kind: 'turn', calls: [{ name: 'workspace__readFile', arguments: { path: 'pricing.css' } }] }),
  },
  {
    id: 'cut',
    name: 'An answer that breaks off',
    about: 'The connection ends in the middle of a sentence. What was said stays, and none of its calls is made.',
    prompt: 'What would you change?',
    reply: () => ({ kind: 'turn', text: 'I would begin with the headline, because it is', cut: true }),
  },
  {
    id: 'slow',
    name: 'A slow talker',
    about: 'It writes for half a minute. Cancel ends it at once.',
    prompt: 'Tell me everything about this page',
    reply: () => ({
      kind: 'turn',
      text: 'This page is a quiet place, and there is a lot to say of it. '.repeat(12),
      pace: 200,
    }),
  },
];

function makePricing({ turn, results }: Asked): ScriptedReply {
  switch (turn) {
    case 0:
      return {
        kind: 'turn',
        text: 'I look at the page first.',
        calls: [
          { name: 'workspace__readFile', arguments: { path: 'index.html' } },
          { name: 'workspace__readFile', arguments: { path: 'styles.css' } },
        ],
      };
    case 1: {
      const [page] = results;
      if (String(page?.['source']).includes('id="pricing"')) {
        return { kind: 'turn', text: 'There is a pricing section already, so I change nothing.' };
      }
      return {
        kind: 'turn',
        text: 'A link, a section and its looks: three edits.',
        calls: pricingEdits(Number(page?.['revision'])),
      };
    }
    case 2:
      return failureIn(results) ?? { kind: 'turn', calls: [{ name: 'preview__getStatus', arguments: {} }] };
    default:
      return { kind: 'turn', text: 'Done: **three prices** in a section of their own, with a link in the menu.' };
  }
}

function recolourOnThird(asked: Asked): ScriptedReply {
  if (asked.request === 1) {
    return {
      kind: 'refusal',
      status: 429,
      headers: { 'Retry-After': '1' },
      message: 'Rate limit exceeded: 1 request per second',
    };
  }
  if (asked.request === 2) return { kind: 'refusal', status: 503, message: 'The model is being moved' };
  return recolour(asked, 'emerald');
}

function breakArgumentsOnce(asked: Asked): ScriptedReply {
  if (asked.request > 1) return recolour(asked, 'rose');
  return { kind: 'turn', text: 'I set the theme.', calls: [{ name: 'preview__setTheme', arguments: '{"theme": "ro' }] };
}

function recolour({ turn, results }: Asked, theme: string): ScriptedReply {
  if (turn === 0) {
    return { kind: 'turn', text: 'I set the theme.', calls: [{ name: 'preview__setTheme', arguments: { theme } }] };
  }
  return failureIn(results) ?? { kind: 'turn', text: `The page is ${theme} now.` };
}

function failureIn(results: Asked['results']): ScriptedReply | undefined {
  const failed = results.find(({ status }) => status === 'error');
  if (!failed) return undefined;
  return { kind: 'turn', text: `I stop here: ${String(failed['message'])}` };
}
