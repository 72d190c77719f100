/**
 * By the line's `work`: what a profile shows, and what to do next. Printed only beside a line
 * marked ✗. A change that makes the work faster updates or removes it.
 */
export const REASONS: Readonly<Record<string, string>> = {};
