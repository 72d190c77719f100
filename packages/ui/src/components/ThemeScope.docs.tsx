import type { ComponentDocs } from '../docs/pagina/ComponentDocs';
import { color, radius, space } from '../theme/tokens';
import { Button } from './Button';
import { Card } from './Card';
import { Row } from './layout';
import { StateBadge } from './StateBadge';
import { ThemeScope } from './ThemeScope';
import props from './ThemeScope.tsx?props';

const ficha = (titulo: string) => (
  <Card title={titulo} headingLevel={3}>
    <Row $gap={3}>
      <Button variant="primary">Ingresar</Button>
      <StateBadge tone="caution">Pausado</StateBadge>
    </Row>
  </Card>
);
const suelo = {
  padding: space[3],
  borderRadius: radius.card,
  background: color.fondo,
  color: color.tinta,
};

export const docs: ComponentDocs = {
  nombre: 'Tema de una parte',
  codigo: 'ThemeScope',
  para: 'Da a una parte de la página un tema que no es el de la página, con todo lo que flote desde ella. Sirve para enseñar los dos temas a la vez.',
  usar: [
    'Para ver de día y de noche lo que alguien está decidiendo, como el color de la agencia.',
    'En este libro, para comparar los dos temas.',
  ],
  evitar: [
    'Para cambiar el tema del portal: eso hace el botón del sol y la luna (useTheme).',
    'Para destacar una tarjeta: usa su título, un aviso o una etiqueta.',
  ],
  anatomia: [
    [
      'Caja',
      'Sin adorno: cambia los colores de lo que lleva dentro, y nada más. El fondo lo pone quien la usa.',
    ],
    ['Lo que flota', 'Menús, listas y diálogos abiertos desde dentro llevan el mismo tema.'],
  ],
  teclado: [],
  parejas: [
    {
      si: {
        vista: (
          <div style={{ display: 'grid', gap: 12 }}>
            <ThemeScope tema="claro">
              <div style={suelo}>{ficha('De día')}</div>
            </ThemeScope>
            <ThemeScope tema="oscuro">
              <div style={suelo}>{ficha('De noche')}</div>
            </ThemeScope>
          </div>
        ),
        texto: 'Los dos temas juntos, para elegir un color que funcione en ambos.',
      },
      no: {
        vista: (
          <div style={{ display: 'grid', gap: 12 }}>
            {ficha('Fichaje')}
            <ThemeScope tema="oscuro">
              <div style={suelo}>{ficha('Multas')}</div>
            </ThemeScope>
          </div>
        ),
        texto:
          'Una tarjeta oscura entre claras para que se mire: cansa, y quien usa el tema oscuro no ve ninguna diferencia.',
      },
    },
    {
      si: {
        vista: (
          <ThemeScope tema="oscuro">
            <div style={suelo}>{ficha('Vista previa')}</div>
          </ThemeScope>
        ),
        texto: 'Con su propio fondo: se ve como se verá.',
      },
      no: {
        vista: (
          <ThemeScope tema="oscuro">
            <Button variant="primary">Ingresar</Button>
          </ThemeScope>
        ),
        texto:
          'Un control suelto de noche sobre un fondo de día: esos dos colores nunca estarán juntos.',
      },
    },
  ],
  props,
  ejemplo: `<ThemeScope tema="oscuro">
  <Muestra cara={cara} />
</ThemeScope>`,
};
