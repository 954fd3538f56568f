export declare const ROOT: string;
export declare const DIST: string;
export declare const DIST_DEMO: string;
export declare const CACHE: string;
