/** Converts a boolean to the wire's 1 or 0 (contract: conventions). */
export const flag = (value: boolean): 0 | 1 => (value ? 1 : 0);
