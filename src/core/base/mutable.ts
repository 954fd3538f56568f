/**
 * A record that its maker still fills in. On the way of every call fields are set one by one: a conditional spread costs as
 * much as all the rest of the object.
 */
export type Mutable<T> = { -readonly [Key in keyof T]: T[Key] };
