import { contar } from '@garita/domain/formato/contar';
import { formatDay } from '@garita/domain/formato/days';
import type { VetoValues } from '@garita/domain/vetos/veto.rules';
import { List, Quiet } from '../../components/layout';
import type { PreguntaLote } from '../lote/LoteProps';

/** The number of vetoes shown; the others are counted. */
const NAMED = 6;

/** The confirmation of several vetoes. It shows how the list was read. */
export const preguntaVetos = (vetos: readonly VetoValues[]): PreguntaLote => ({
  title: `¿Vetar ${contar(vetos.length, 'nombre', 'nombres')}?`,
  texto: (
    <>
      <List $gap={2} aria-label="Lo que se veta">
        {vetos.slice(0, NAMED).map(({ nombre, motivo, hasta }) => (
          <li key={nombre}>
            <strong translate="no">{nombre}</strong>
            {hasta === '' ? ', para siempre: ' : `, hasta el ${formatDay(hasta)}: `}
            <bdi>{motivo}</bdi>
          </li>
        ))}
      </List>
      {vetos.length > NAMED && <Quiet $small>{`Y ${vetos.length - NAMED} más.`}</Quiet>}
      <p>
        Ni estos nombres ni los que se confunden con ellos podrán registrarse, y en la puerta
        saldrán en rojo.
      </p>
    </>
  ),
  verbo: `Vetar ${vetos.length}`,
});
