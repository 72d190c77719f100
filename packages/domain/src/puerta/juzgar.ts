import { formatDay } from '../formato/days';
import { foldCase } from '../formato/foldCase';
import { formatInstant } from '../formato/instant';
import type { PuertaLeida, VetoEnPuerta } from './puerta';

/**
 * `pasa`: let in. `arregla`: let in once the person has corrected something. `no`: keep out.
 * `visita`: not a person of the agency.
 */
export type Veredicto = 'pasa' | 'arregla' | 'no' | 'visita';

export interface Juicio {
  readonly veredicto: Veredicto;
  /** The verdict in a few words. */
  readonly titulo: string;
  /** The act of the user at the door, in one sentence. */
  readonly hacer: string;
}

const juicio = (veredicto: Veredicto, titulo: string, hacer: string): Juicio => ({
  veredicto,
  titulo,
  hacer,
});

const plazoOf = ({ hasta }: VetoEnPuerta): string =>
  hasta === null ? '' : ` hasta el ${formatDay(hasta)}`;

const judgeVeto = (veto: VetoEnPuerta): Juicio =>
  veto.parecido === 1
    ? juicio(
        'no',
        'Se parece a un nombre vetado',
        `No puede entrar: se confunde con ${veto.nombre}, con veto${plazoOf(veto)}.`,
      )
    : juicio('no', 'Tiene un veto', `No puede entrar: tiene un veto${plazoOf(veto)}.`);

/**
 * A veto decides first, for staff and strangers alike.
 * @param options.isMisionSeen whether the right motto has been seen, so that the guard need not
 * look at the motto
 */
export function juzgar(
  { nombre, persona, veto, parecidas }: PuertaLeida,
  { isMisionSeen = false } = {},
): Juicio {
  if (veto) return judgeVeto(veto);
  if (persona === null)
    return parecidas.length > 0
      ? juicio(
          'no',
          'No consta',
          `No es de la agencia, y su nombre se confunde con ${parecidas.join(' y ')}: no le dejes pasar.`,
        )
      : juicio('visita', 'No consta', 'No es de la agencia: trátale como a una visita.');
  const { usuario, despido, lema, ausente } = persona;
  if (despido) {
    const dia = formatInstant(despido.fecha, { part: 'fecha' });
    return juicio('no', 'Ya no es de la agencia', `No puede entrar: dejó la agencia el ${dia}.`);
  }
  if (foldCase(nombre) !== foldCase(usuario))
    return juicio(
      'arregla',
      `Ahora se llama ${usuario}`,
      'Pídele que entre con su nombre de ahora: el de antes puede llevarlo otra persona.',
    );
  const misma = lema && !isMisionSeen ? ` si su misión es «${lema}»` : '';
  return ausente
    ? juicio(
        'pasa',
        'Es de la agencia',
        `Déjale pasar${misma}; había avisado de que no estaría hasta el ${formatDay(ausente)}.`,
      )
    : juicio('pasa', 'Es de la agencia', `Déjale pasar${misma}.`);
}

const GRAVEDAD: readonly Veredicto[] = ['pasa', 'arregla', 'visita', 'no'];

/** The gravest verdict of several people; `pasa` for none. */
export const gravest = (veredictos: readonly Veredicto[]): Veredicto =>
  GRAVEDAD.findLast((one) => veredictos.includes(one)) ?? 'pasa';
