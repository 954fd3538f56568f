/**
 * What a document is compiled for: a frame that reaches nothing but the workspace, or a file that stands alone, outside of
 * any frame and with all that a browser allows a page.
 */
export type CompilePurpose = 'preview' | 'export';
