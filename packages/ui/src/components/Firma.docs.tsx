import type { ComponentDocs } from '../docs/pagina/ComponentDocs';
import { Firma } from './Firma';
import props from './Firma.tsx?props';
import { Row, Stack } from './layout';
import { StateBadge } from './StateBadge';

export const docs: ComponentDocs = {
  nombre: 'Firma',
  codigo: 'Firma',
  para: 'Las tres letras o cifras con las que alguien firma, en un marco fino. De quien no tiene firma no se pinta nada.',
  usar: [
    'Junto al nombre de quien firma, en fichas y listas.',
    'En una columna Firma, para buscar por ella.',
  ],
  evitar: [
    'Para un estado: usa StateBadge, que lleva su color y su punto.',
    'Para un código que se copia, como una clave: usa CodeLine.',
    'Para la categoría: usa Placa.',
  ],
  anatomia: [
    ['Marco', 'Un borde fino, sin relleno: no compite con el nombre.'],
    ['Letras', 'De ancho fijo; los navegadores no las traducen.'],
  ],
  teclado: [['Lector de pantalla', 'Lee las letras como texto, detrás del nombre.']],
  parejas: [
    {
      si: {
        vista: (
          <Stack $gap={2}>
            <Row>
              <strong>Ronda-Nocturna</strong>
              <Firma firma="ABZ" />
            </Row>
            <Row>
              <strong>elPatio83</strong>
              <Firma firma={null} />
            </Row>
          </Stack>
        ),
        texto: 'Detrás del nombre; quien no tiene firma no lleva nada.',
      },
      no: {
        vista: (
          <Stack $gap={2}>
            <Row>
              <Firma firma="ABZ" />
            </Row>
            <Row>
              <Firma firma="N/A" />
            </Row>
          </Stack>
        ),
        texto:
          'La firma a solas no dice de quién es, y «N/A» parece una firma: alguien podría tenerla.',
      },
    },
    {
      si: {
        vista: (
          <Row>
            <strong>Luz_del_Alba</strong>
            <Firma firma="LUZ" />
            <StateBadge tone="caution">Pausado</StateBadge>
          </Row>
        ),
        texto: 'La firma dice quién; el estado, cómo está.',
      },
      no: {
        vista: (
          <Row>
            <strong>Luz_del_Alba</strong>
            <Firma firma="LUZ" />
            <Firma firma="PAUSADO" />
          </Row>
        ),
        texto: 'Un estado con forma de firma: ni tiene color ni se sabe que es un estado.',
      },
    },
  ],
  props,
  ejemplo: `<strong>{usuario}</strong>
<Firma firma={firma} />`,
};
