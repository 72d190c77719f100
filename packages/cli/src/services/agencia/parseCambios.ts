import { UsageError } from '../../errors';
import type { Decisiones } from './decisiones';
import { SECCIONES } from './secciones';

const listCampos = () =>
  SECCIONES.flatMap(({ id, campos = {} }) =>
    Object.entries(campos).flatMap(([nombre, { parse }]) => (parse ? [{ id, nombre, parse }] : [])),
  );

/** Parses `lema=Siempre despiertos`. @throws UsageError for an unknown setting or invalid value */
export function parseCambios(cambios: readonly string[]): Decisiones {
  const decisiones: Record<string, Record<string, unknown>> = {};
  const campos = listCampos();
  for (const cambio of cambios) {
    const [, nombre = '', typed = ''] = /^([^=]+)=(.*)$/s.exec(cambio) ?? [];
    const campo = campos.find((one) => one.nombre === nombre);
    if (!campo)
      throw new UsageError(
        `No se conoce el ajuste «${nombre || cambio}». Hay: ${campos.map((one) => one.nombre).join(', ')}.`,
      );
    decisiones[campo.id] = { ...decisiones[campo.id], [nombre]: campo.parse(typed, nombre) };
  }
  return decisiones;
}
