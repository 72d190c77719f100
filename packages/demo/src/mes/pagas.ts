import { must } from '@garita/domain/must';
import { ListaPaga, type Pago } from './ListaPaga';
import type { Mundo, Persona } from './Mundo';
import { finePayable } from './multas';

/** The closings of five weeks, in days before the present. The open week begins at the last one. */
const CIERRES = [32, 25, 18, 11, 4];

/**
 * Plans the payments of all weeks.
 * @returns a function that stores the parts (`pago_partes`) of all rows of the pay list
 */
export function planPagas(m: Mundo): () => void {
  const lista = new ListaPaga(m);
  const { gerente, duenia, expulsada } = m.guion.oficios;
  const by = (usuario: string, days: number, act: (por: Persona) => void) =>
    m.before(days, () => act(must(m.find(usuario), usuario)));
  /** Pays a share of the waiting rows. If the payer would pay themself, the owner pays. */
  const pay = (days: number, share: number, isMeant: (pago: Pago) => boolean = () => true) =>
    by(gerente, days, (por) => {
      for (const [place, pago] of lista.listPuestas().filter(isMeant).entries())
        if (m.random.chance(share))
          m.later(3 * place, () =>
            lista.pay(pago, pago.persona === por ? (m.find(duenia) ?? por) : por),
          );
    });
  /**
   * Whether a row stays unpaid: the row of the person who is dismissed before the payment, or one
   * of some rows of the middle ranks.
   */
  const waits = ({ fila, persona }: Pago) => {
    const middle = lista
      .listPuestas()
      .filter((one) => one.fila.monto > 5 && one.fila.categoria_id < 8 && !lista.owes(one));
    return (
      persona.papel.usuario === expulsada || middle.findIndex((one) => one.fila === fila) % 3 === 1
    );
  };
  for (const hace of CIERRES) {
    by(gerente, hace, (por) => lista.close(por));
    by(gerente, hace - 0.02, (por) => lista.refresh(por));
    pay(hace - 0.04, hace > 4 ? 0.95 : 0.6, (pago) => hace > 4 || !waits(pago));
    if (hace > 4) by(gerente, hace - 3, (por) => lista.archive(por));
  }
  // The week that closed 18 days ago was also paid in part before its closing. The loop above pays
  // the rest.
  by(gerente, 19.6, (por) => lista.refresh(por));
  pay(19.5, 0.8);
  by(gerente, 18.4, (por) => lista.archive(por));
  // Today the open week is paid in part, after two new fines.
  by(gerente, 0.22, (por) => lista.refresh(por));
  const waiting = () => lista.listPuestas().filter((pago) => !lista.owes(pago));
  m.before(0.215, () =>
    finePayable(
      m,
      waiting().map(({ persona, fila }) => ({ persona, monto: fila.monto })),
    ),
  );
  pay(0.21, 0.5, (pago) => !lista.owes(pago) && !waits(pago));
  return () => {
    for (const { fila, partes } of lista.pagos)
      for (const { periodo, ...parte } of partes)
        m.add('pago_partes', { pago_id: fila.id, periodo_id: periodo, ...parte });
  };
}
