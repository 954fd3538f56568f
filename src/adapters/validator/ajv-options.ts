/**
 * The options under which Ajv gives the verdicts of our contract: `format` is an annotation, unknown keywords are ignored,
 * and no value is ever changed. The build that compiles checks ahead of time uses the same ones.
 */
export const AJV_OPTIONS = {
  allErrors: true,
  strict: false,
  validateFormats: false,
  ownProperties: true,
  multipleOfPrecision: 12,
  // `admitSchema` has done it. The meta-schemas would refuse more, and only here: a name that is required twice, for one.
  validateSchema: false,
  logger: false,
} as const;
