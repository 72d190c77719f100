/**
 * Why a goal is not met, by the line's `work`: by what profile it cannot be, and what the next step would be. Shown beside a line that is marked ✗, and
 * nowhere else; whoever makes the work faster rewrites or removes it.
 */
export const REASONS: Readonly<Record<string, string>> = {};
