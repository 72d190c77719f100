import { toDias } from '@garita/domain/alta/fechas';
import { VETOS } from '@garita/domain/vetos/textos';
import { vetoRules } from '@garita/domain/vetos/veto.rules';
import { toOrden } from '../../change/PreparedChange';
import { checkRules } from '../../input/checkRules';
import { LARGO, parseTexto } from '../../input/parseTexto';
import { readHoy } from '../ausencias/readHoy';
import { createTask } from '../createTask';
import { isNamed } from '../findRow';
import { readAll } from '../readAll';

export const vetarTask = createTask({
  columnas: {
    nombre: { header: 'Nombre', takes: '[nombres...]', help: 'los nombres' },
    motivo: { header: 'Motivo', takes: '--motivo <texto>', help: 'por qué; se lee en la puerta' },
    hasta: {
      header: 'Hasta',
      takes: '--hasta <día>',
      help: 'el último día, como 2026-12-31; si falta, para siempre',
      read: toDias,
      isOptional: true,
    },
    enlace: {
      header: 'Prueba',
      takes: '--prueba <dirección>',
      help: 'la dirección de lo que lo prueba',
      isOptional: true,
    },
  },
  nombre: ['veto', 'vetos'],
  acto: 'vetos add',
  inverse: { acto: 'vetos lift', campos: ({ nombre = '' }) => ({ nombre }) },
  parse: (campos, nombres) => {
    const values = {
      nombre: parseTexto(campos.nombre, nombres.nombre),
      motivo: parseTexto(campos.motivo, nombres.motivo, LARGO.texto),
      hasta: campos.hasta.trim(),
      enlace: campos.enlace.trim(),
    };
    // The agency's day is read later. With an empty day no date counts as past.
    checkRules(vetoRules(''), values, nombres);
    return values;
  },
  llamada: 'vetar',
  lee: ['getHoy'],
  open: async ({ api, check, nombres }) => {
    const rules = vetoRules(await readHoy({ api }));
    return (values) => {
      check();
      checkRules(rules, values, nombres);
      const { nombre, motivo, hasta, enlace } = values;
      return {
        descripcion: `Vetar el nombre ${nombre}, ${hasta === '' ? 'para siempre' : `hasta el ${hasta}`}: «${motivo}»`,
        confirmacion: nombre,
        turno: nombre,
        body: { nombre, motivo, ...(hasta && { hasta }), ...(enlace && { enlace }) },
      };
    };
  },
});

/**
 * Lifts vetos. In a bulk run a name without a veto is reported as refused, since an earlier run may
 * have lifted the veto.
 */
export const levantarTask = createTask({
  columnas: { nombre: { header: 'Nombre', takes: '[nombres...]', help: 'los nombres' } },
  nombre: ['nombre', 'nombres'],
  acto: 'vetos lift',
  parse: ({ nombre }, nombres) => parseTexto(nombre, nombres.nombre),
  llamada: 'levantarVeto',
  lee: ['vetos'],
  open: async ({ api }) => {
    const vigentes = (await readAll({ api }, 'vetos')).filter(({ estado }) => estado === 'vigente');
    return (typed) => {
      const found = vigentes.find(({ nombre }) => isNamed(typed, nombre));
      if (found === undefined)
        return {
          descripcion: `Levantar el veto de ${typed}`,
          confirmacion: typed,
          turno: typed,
          gone: VETOS.noEncontrado,
        };
      const { id, nombre, motivo, hasta, enlace } = found;
      const flags = [...(hasta ? ['--hasta', hasta] : []), ...(enlace ? ['--prueba', enlace] : [])];
      return {
        descripcion: `Levantar el veto de ${nombre}: «${motivo}»`,
        confirmacion: nombre,
        turno: nombre,
        deshacer: `Se vuelve a vetar con ${toOrden('vetos', 'add', nombre, '--motivo', motivo, ...flags)}`,
        body: { id },
      };
    };
  },
});
