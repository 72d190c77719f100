/** A stored yes or no in the form of the wire: 1 or 0 (contract: conventions). */
export const flag = (value: boolean): 0 | 1 => (value ? 1 : 0);
