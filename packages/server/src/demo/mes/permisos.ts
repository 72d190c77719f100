import type { Permiso } from '@garita/domain/acceso/permisos';
import { foldCase } from '@garita/domain/formato/foldCase';
import { formatRequisito, LOGRO_DE, type TipoRequisito } from '@garita/domain/nomina/requisito';
import { NOMINA } from '@garita/domain/nomina/textos';
import { isAway } from './ausencias';
import { isActiva, type Mundo, type Persona } from './Mundo';
import { credit } from './nomina';
import { categoriaOf, holds, isAbove } from './rangos';

type Encargado = 'Gerente' | 'Fundadora' | 'Supervisora';

/** Codes beyond the category: from which category the person is, which codes, who gave them, and how many days ago. */
const EXCEPCIONES: readonly (readonly [categoria: number, codigos: readonly Permiso[], por: Encargado, hace: number])[] = [
  [9, ['pag', 'ldp', 'dec'], 'Fundadora', 33.2],
  [7, ['usu', 'frm'], 'Fundadora', 29.5],
  [6, ['epm', 'adm'], 'Gerente', 24.1],
  [4, ['mem', 'mis', 'adm'], 'Gerente', 16.4],
  [5, ['req', 'ajs'], 'Gerente', 11.8],
  [3, ['tt'], 'Gerente', 8.6],
  [8, ['dec'], 'Fundadora', 5.2],
  [4, ['adm'], 'Gerente', 2.4],
];

/** A code of transfers, its percent, who made it and how many days ago; and how many days ago it was deleted. */
const DESCUENTOS: readonly (readonly [codigo: string, porciento: number, por: Encargado, hace: number, borradoHace?: number])[] = [
  ['ASPIRANTE', 10, 'Gerente', 38],
  ['PRIMERMES', 30, 'Fundadora', 37.5, 20],
  ['VERANO', 20, 'Gerente', 31, 14.5],
  ['AmigosDelFaro', 15, 'Gerente', 22.2],
  ['2x1', 50, 'Gerente', 19.3, 18.9],
  // The same word again: codes that were deleted are free.
  ['verano', 25, 'Gerente', 10.5],
  ['ANIVERSARIO-5', 50, 'Fundadora', 6],
  ['FundadoresVuelven', 100, 'Fundadora', 2],
];

/** What was corrected by hand in the payroll, by whom, how many hours ago, and why. */
const AJUSTES: readonly (readonly [tipo: TipoRequisito, cantidad: number, por: Encargado, hace: number, razon?: string])[] = [
  ['ascenso', 1, 'Supervisora', 6, 'Ascendió por mensaje, sin el portal'],
  ['minutos', 45, 'Gerente', 14],
  ['asistencia', 1, 'Supervisora', 31],
  ['minutos', -15, 'Gerente', 52, 'Salió antes del relevo'],
  ['ascenso', 2, 'Gerente', 75],
  ['asistencia', -1, 'Supervisora', 110, 'Contada dos veces'],
  ['minutos', 30, 'Supervisora', 190],
  ['minutos', -20, 'Fundadora', 260],
  ['asistencia', 2, 'Gerente', 300],
  ['minutos', 60, 'Gerente', 390, 'Cubrió la puerta sur toda la tarde'],
  ['ascenso', 1, 'Fundadora', 480],
  ['minutos', -10, 'Supervisora', 560],
  ['asistencia', 1, 'Gerente', 640],
];

function grant(m: Mundo, categoria: number, codigos: readonly Permiso[], por: Persona): void {
  const isMeant = (one: Persona) => isActiva(one) && one.papel.constancia > 0.1 && !one.papel.libre && one.excepciones.size === 0 && isAbove(m, por, one);
  const persona = m.gente.find((one) => isMeant(one) && categoriaOf(m, one) === categoria && codigos.every((codigo) => !holds(m, one, codigo)));
  if (!persona) return;
  for (const codigo of codigos) {
    persona.excepciones.add(codigo);
    m.add('excepciones', { usuario_id: persona.fila.id, codigo, encargado_id: por.fila.id, fecha: m.fecha });
  }
  m.note('actionExcepciones', por, ['usuario', persona.fila.id], { antes: { permisos: [] }, despues: { permisos: [...codigos].sort() } });
}

function adjust(m: Mundo, tipo: TipoRequisito, cantidad: number, por: Persona, razon: string | null): void {
  const logro = LOGRO_DE[tipo];
  const isMeant = (one: Persona) => isActiva(one) && one.papel.constancia > 0.1 && !one.papel.libre && isAbove(m, por, one) && !isAway(m, one);
  const persona = m.pick(m.gente.filter((one) => isMeant(one) && one.logros[logro] + Math.min(0, cantidad) >= 0 && one.logros.times > 0));
  if (!persona) return;
  const before = persona.logros[logro];
  const motivo = NOMINA.motivoAjuste(`${cantidad < 0 ? '−' : '+'}${formatRequisito(tipo, Math.abs(cantidad))}`, razon);
  credit(m, persona, { tipo, cantidad, motivo, encargado_id: por.fila.id, ajuste: true });
  m.note('ajustarNomina', por, ['usuario', persona.fila.id], {
    antes: { [tipo]: before },
    despues: { [tipo]: before + cantidad, ...(razon !== null && { motivo: razon }) },
  });
}

function createDescuento(m: Mundo, codigo: string, porciento: number, por: Persona, borradoHace: number | undefined): void {
  const base = { codigo, codigo_plegado: foldCase(codigo), codigo_homonimo: 0, porciento, encargado_id: por.fila.id, creado_en: m.fecha };
  const fila = m.insert('descuentos', { ...base, anulado_en: null, anulado_por: null });
  m.note('actionDescuentos', por, ['descuento', fila.id], { despues: { codigo, descuento: porciento } });
  if (borradoHace === undefined) return;
  m.before(borradoHace, () => {
    Object.assign(fila, { anulado_en: m.fecha, anulado_por: por.fila.id });
    m.note('actionDescuentos', por, ['descuento', fila.id], { antes: { codigo, descuento: porciento } });
  });
}

/** Plans what the management grants, corrects and offers. */
export function planPermisos(m: Mundo): void {
  const by = (usuario: Encargado, days: number, act: (por: Persona) => void) =>
    m.before(days, () => {
      const por = m.find(usuario);
      if (por) act(por);
    });
  for (const [categoria, codigos, por, hace] of EXCEPCIONES) by(por, hace, (one) => grant(m, categoria, codigos, one));
  for (const [codigo, porciento, por, hace, borrado] of DESCUENTOS) by(por, hace, (one) => createDescuento(m, codigo, porciento, one, borrado));
  for (const [tipo, cantidad, por, hace, razon = null] of AJUSTES) by(por, hace / 24, (one) => adjust(m, tipo, cantidad, one, razon));
}
