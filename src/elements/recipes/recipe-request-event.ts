import { RequestEvent } from '../events/request-event.js';

export interface RecipeRequestDetail {
  readonly id: string;
  readonly prompt: string;
}

/** A recipe is about to run as a prompt; `preventDefault()` lets a host put the prompt somewhere else. */
export class JigRecipeRequestEvent extends RequestEvent<RecipeRequestDetail> {
  constructor(detail: RecipeRequestDetail) {
    super('jig-recipe-request', detail);
  }
}

declare global {
  interface GlobalEventHandlersEventMap {
    'jig-recipe-request': JigRecipeRequestEvent;
  }
}
