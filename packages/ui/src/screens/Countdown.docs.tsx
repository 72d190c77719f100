import type { ComponentDocs } from '../docs/pagina/ComponentDocs';
import { Countdown } from './Countdown';
import props from './Countdown.tsx?props';

const AHORA = Date.parse('2026-11-21T18:30:00.000Z');
const now = () => AHORA;
const dentroDe = (horas: number) => new Date(AHORA + horas * 3_600_000).toISOString();

export const docs: ComponentDocs = {
  nombre: 'Cuenta atrás',
  codigo: 'Countdown',
  para: 'Cuánto falta para un momento, en palabras y con sus dos unidades mayores. Se mueve una vez por minuto y, al llegar, dice lo que ya se puede hacer.',
  usar: [
    'Cuando alguien espera algo suyo: su próximo ascenso, el día de paga.',
    'Con ended para decir qué pasa al llegar: «Ya te pueden ascender».',
    'Con onEnd para traer lo que entonces cambia.',
  ],
  evitar: [
    'Para una fecha que se apunta o se compara: escríbela.',
    'En cada fila de una lista: una columna de fechas se ordena, veinte relojes no.',
    'Para meter prisa.',
  ],
  anatomia: [
    ['Cifras', 'En la letra de pixeles, grandes.'],
    [
      'Unidades',
      'Días, horas o minutos, en letra normal. Nunca dice cero mientras falte algo: el minuto empezado cuenta.',
    ],
  ],
  teclado: [
    [
      'Lector de pantalla',
      'Texto normal, con el momento exacto detrás (time). No se lee solo cada minuto: no interrumpe a nadie.',
    ],
  ],
  parejas: [
    {
      si: {
        vista: <Countdown until={dentroDe(53)} now={now} ended="Ya te pueden ascender" />,
        texto: 'Dos unidades: se entiende de un vistazo y no baila.',
      },
      no: {
        vista: <p>Faltan 190.742 segundos (2d 04h 59m 02s)</p>,
        texto: 'Con segundos, la página tiembla, y nadie espera un ascenso al segundo.',
      },
    },
    {
      si: {
        vista: <Countdown until={dentroDe(-1)} now={now} ended="Ya te pueden ascender" />,
        texto: 'Al llegar, dice lo que ya es posible.',
      },
      no: {
        vista: <p>00d 00h 00m</p>,
        texto: 'Un reloj parado en cero no dice si ha pasado algo.',
      },
    },
  ],
  props,
  ejemplo:
    '<Countdown until={date_finaliza} now={() => Date.now()} ended="Ya te pueden ascender" onEnd={recargar} />',
};
