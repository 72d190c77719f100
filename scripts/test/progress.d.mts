export function noteTotal(total: number, path?: string): void;
export function noteOne(path?: string): void;
