import { UsageError } from '../errors';

const SI_NO: Readonly<Record<string, boolean>> = {
  sí: true,
  si: true,
  true: true,
  '1': true,
  no: false,
  false: false,
  '0': false,
};

/** Parses a yes or a no in any case. @throws UsageError for another text */
export function parseSiNo(text: string, nombre: string): boolean {
  const value = SI_NO[text.toLowerCase()];
  if (value === undefined) throw new UsageError(`${nombre}: «${text}» debe ser sí o no.`);
  return value;
}
