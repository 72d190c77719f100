import type { ComponentDocs } from '../docs/pagina/ComponentDocs';
import { Figures } from '../screens/Figures';
import { Button } from './Button';
import { Card } from './Card';
import props from './Card.tsx?props';
import { Stack } from './layout';
import { StateBadge } from './StateBadge';

export const docs: ComponentDocs = {
  nombre: 'Tarjeta',
  codigo: 'Card',
  para: 'Una hoja plana para un asunto: qué es, cómo está y qué se puede hacer con él.',
  usar: [
    'Para cada parte de una pantalla que se entiende sola: la siguiente paga, una membresía, la seguridad de la cuenta.',
    'En fila con otras iguales, para compararlas: sus botones quedan a la misma altura.',
  ],
  evitar: [
    'Dentro de otra tarjeta: separa con un título, un hueco o Figures.',
    'Para muchas cosas iguales: usa DataTable, que ordena, busca y en el teléfono hace tarjetas.',
    'Para un mensaje: usa Notice.',
  ],
  anatomia: [
    ['Hoja', 'De borde fino y sin sombra.'],
    ['Título', 'Opcional; su nivel (headingLevel) sigue al de la página.'],
    ['Estado', 'Opcional, frente al título (aside): una etiqueta o una cuenta.'],
    ['Cuerpo', 'Ocupa lo que queda.'],
    ['Actos', 'Opcionales, al pie: el principal primero, teñido; el macizo es de la pantalla.'],
  ],
  teclado: [['Tab', 'No se detiene en la tarjeta, solo en lo que se pulsa dentro.']],
  parejas: [
    {
      si: {
        vista: (
          <Card
            title="Membresía de oro"
            headingLevel={3}
            aside={<StateBadge tone="success">Vigente</StateBadge>}
            actions={
              <>
                <Button variant="tinted">Renovar</Button>
                <Button>Ver detalles</Button>
              </>
            }
          >
            <p>Hasta el 21 de diciembre de 2026.</p>
          </Card>
        ),
        texto: 'Qué es, cómo está, hasta cuándo y qué se puede hacer, por ese orden.',
      },
      no: {
        vista: (
          <Card
            title="Membresía"
            headingLevel={3}
            actions={
              <>
                <Button variant="primary">Renovar</Button>
                <Button variant="primary">Detalles</Button>
                <Button variant="primary">Historial</Button>
              </>
            }
          >
            <p>Oro. Está vigente. Vence el 21 de diciembre de 2026.</p>
          </Card>
        ),
        texto:
          'Tres botones macizos y el estado perdido en el texto: no se ve ni cómo está ni qué se espera.',
      },
    },
    {
      si: {
        vista: (
          <Card title="Esta semana" headingLevel={3}>
            <Figures
              figures={[
                ['Minutos', '3h 40m'],
                ['Ascensos', '4'],
              ]}
            />
          </Card>
        ),
        texto: 'Las cifras se agrupan con un fondo, no con otra hoja.',
      },
      no: {
        vista: (
          <Card title="Tu semana" headingLevel={3}>
            <Stack $gap={2}>
              <Card>
                <p>Minutos: 3h 40m</p>
              </Card>
              <Card>
                <p>Ascensos: 4</p>
              </Card>
            </Stack>
          </Card>
        ),
        texto:
          'Hojas dentro de una hoja: todo son bordes, y en el teléfono no queda sitio para las cifras.',
      },
    },
  ],
  props,
  ejemplo: `<Card
  title="Membresía de oro"
  aside={<StateBadge tone="success">Vigente</StateBadge>}
  actions={<Button variant="tinted" onPress={renovar}>Renovar</Button>}
>
  <p>Hasta el 21 de diciembre de 2026.</p>
</Card>`,
};
