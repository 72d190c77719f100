/** The modules of each entry of the published ui, by its name. */
export function listEntries(): Map<string, readonly string[]>;
