import { contar } from '../formato/contar';
import { type Cuadro, toPartes } from '../listas/panorama';

interface Grupo {
  readonly users: readonly { readonly despedido: 0 | 1; readonly permitido: 0 | 1 }[];
}

/** Counts the people who share an address: active and not allowed, allowed, dismissed. */
export function panoramaClones(grupos: readonly Grupo[]): Cuadro | null {
  const clones = grupos.flatMap(({ users }) => users);
  const permitidas = clones.filter(({ permitido }) => permitido === 1).length;
  const despedidas = clones.filter((c) => c.permitido === 0 && c.despedido === 1).length;
  const activas = clones.length - permitidas - despedidas;
  return toPartes([
    {
      texto: contar(activas, 'activa sin permitir', 'activas sin permitir'),
      valor: activas,
      tono: 'pendiente',
    },
    { texto: contar(permitidas, 'permitida', 'permitidas'), valor: permitidas, tono: 'hecho' },
    { texto: contar(despedidas, 'despedida', 'despedidas'), valor: despedidas, tono: 'resto' },
  ]);
}
