import type { Permiso } from '@garita/domain/acceso/permisos';
import { foldCase } from '@garita/domain/formato/foldCase';
import { formatRequisito, LOGRO_DE, type TipoRequisito } from '@garita/domain/nomina/requisito';
import { NOMINA } from '@garita/domain/nomina/textos';
import { isAway } from './ausencias';
import { isActiva, type Mundo, type Persona } from './Mundo';
import { credit } from './nomina';
import { categoriaOf, holds, isAbove } from './rangos';

function grant(m: Mundo, categoria: number, codigos: readonly Permiso[], por: Persona): void {
  const isMeant = (one: Persona) =>
    isActiva(one) &&
    one.papel.constancia > 0.1 &&
    !one.papel.libre &&
    one.excepciones.size === 0 &&
    isAbove(m, por, one);
  const persona = m.gente.find(
    (one) =>
      isMeant(one) &&
      categoriaOf(m, one) === categoria &&
      codigos.every((codigo) => !holds(m, one, codigo)),
  );
  if (!persona) return;
  for (const codigo of codigos) {
    persona.excepciones.add(codigo);
    m.add('excepciones', {
      usuario_id: persona.fila.id,
      codigo,
      encargado_id: por.fila.id,
      fecha: m.fecha,
    });
  }
  m.note('actionExcepciones', por, ['usuario', persona.fila.id], {
    antes: { permisos: [] },
    despues: { permisos: [...codigos].sort() },
  });
}

function adjust(
  m: Mundo,
  tipo: TipoRequisito,
  cantidad: number,
  por: Persona,
  razon: string | null,
): void {
  const logro = LOGRO_DE[tipo];
  const isMeant = (one: Persona) =>
    isActiva(one) &&
    one.papel.constancia > 0.1 &&
    !one.papel.libre &&
    isAbove(m, por, one) &&
    !isAway(m, one);
  const persona = m.pick(
    m.gente.filter(
      (one) =>
        isMeant(one) && one.logros[logro] + Math.min(0, cantidad) >= 0 && one.logros.times > 0,
    ),
  );
  if (!persona) return;
  const before = persona.logros[logro];
  const motivo = NOMINA.motivoAjuste(
    `${cantidad < 0 ? '−' : '+'}${formatRequisito(tipo, Math.abs(cantidad))}`,
    razon,
  );
  credit(m, persona, { tipo, cantidad, motivo, encargado_id: por.fila.id, ajuste: true });
  m.note('ajustarNomina', por, ['usuario', persona.fila.id], {
    antes: { [tipo]: before },
    despues: { [tipo]: before + cantidad, ...(razon !== null && { motivo: razon }) },
  });
}

function createDescuento(
  m: Mundo,
  codigo: string,
  porciento: number,
  por: Persona,
  borradoHace: number | undefined,
): void {
  const base = {
    codigo,
    codigo_plegado: foldCase(codigo),
    codigo_homonimo: 0,
    porciento,
    encargado_id: por.fila.id,
    creado_en: m.fecha,
  };
  const fila = m.insert('descuentos', { ...base, anulado_en: null, anulado_por: null });
  m.note('actionDescuentos', por, ['descuento', fila.id], {
    despues: { codigo, descuento: porciento },
  });
  if (borradoHace === undefined) return;
  m.before(borradoHace, () => {
    Object.assign(fila, { anulado_en: m.fecha, anulado_por: por.fila.id });
    m.note('actionDescuentos', por, ['descuento', fila.id], {
      antes: { codigo, descuento: porciento },
    });
  });
}

export function planPermisos(m: Mundo): void {
  const by = (usuario: string, days: number, act: (por: Persona) => void) =>
    m.before(days, () => {
      const por = m.find(usuario);
      if (por) act(por);
    });
  for (const [categoria, codigos, por, hace] of m.guion.excepciones)
    by(por, hace, (one) => grant(m, categoria, codigos, one));
  for (const [codigo, porciento, por, hace, borrado] of m.guion.descuentos)
    by(por, hace, (one) => createDescuento(m, codigo, porciento, one, borrado));
  for (const [tipo, cantidad, por, hace, razon = null] of m.guion.ajustes)
    by(por, hace / 24, (one) => adjust(m, tipo, cantidad, one, razon));
}
