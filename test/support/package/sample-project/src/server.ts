// What a server may import of the package, without the types of a page.
import { createStudio } from 'jig-studio/core';
import { createInterpretingValidator } from 'jig-studio/adapters/validator/interpreting-validator.js';

const studio = createStudio({ validator: createInterpretingValidator() });
await studio.ready;
console.log(studio.registry.getToolNames().length);
await studio.dispose();
