import type { ComponentDocs } from '../docs/pagina/ComponentDocs';
import { LitWindow } from './LitWindow';
import props from './LitWindow.tsx?props';
import { Row, Stack } from './layout';
import { StateBadge } from './StateBadge';

export const docs: ComponentDocs = {
  nombre: 'Ventana encendida',
  codigo: 'LitWindow',
  para: 'La ventana de la garita: con luz cuando estás de servicio. Es la firma de la casa y no se usa para nada más.',
  usar: [
    'En la barra, mientras tienes el fichaje abierto.',
    'En la pantalla de fichaje, encendida o apagada: «Estás dentro», «Estás fuera».',
  ],
  evitar: [
    'Para el estado de otra cosa, como un tiempo o una venta: usa StateBadge.',
    'Como adorno o como aviso: para eso están Notice y CountBadge.',
    'Sin palabras: la luz sola no la ve todo el mundo.',
  ],
  anatomia: [
    ['Ventana', 'Ámbar si estás dentro; apagada, un cristal con su cruz.'],
    ['Palabras', 'Lo mismo que dice la luz: «Estás dentro», «Fichado».'],
  ],
  teclado: [['Lector de pantalla', 'Lee solo las palabras.']],
  parejas: [
    {
      si: {
        vista: (
          <Stack $gap={3}>
            <LitWindow lit>Estás dentro</LitWindow>
            <LitWindow lit={false}>Estás fuera</LitWindow>
          </Stack>
        ),
        texto: 'La luz y las palabras dicen lo mismo.',
      },
      no: {
        vista: (
          <Stack $gap={3}>
            <LitWindow lit>Sí</LitWindow>
            <LitWindow lit={false}>No</LitWindow>
          </Stack>
        ),
        texto: '«Sí» y «No» no dicen a qué responden: sin la luz no queda nada.',
      },
    },
    {
      si: {
        vista: (
          <Row $gap={3}>
            <strong>Tiempo de Luz_del_Alba</strong>
            <StateBadge tone="success">Activo</StateBadge>
          </Row>
        ),
        texto: 'El tiempo de otra persona tiene su etiqueta.',
      },
      no: {
        vista: (
          <Stack $gap={2}>
            <LitWindow lit>Tiempo de Luz_del_Alba</LitWindow>
            <LitWindow lit={false}>Venta de elPatio83</LitWindow>
            <LitWindow lit>Radio encendida</LitWindow>
          </Stack>
        ),
        texto:
          'Si todo se enciende, la ventana deja de decir lo único que dice: que tú estás de servicio.',
      },
    },
  ],
  props,
  ejemplo: `<LitWindow lit={isDentro}>{isDentro ? 'Estás dentro' : 'Estás fuera'}</LitWindow>`,
};
