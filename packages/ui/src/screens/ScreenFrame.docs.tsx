import { Button } from '../components/Button';
import { PageHeader } from '../components/PageHeader';
import { SkeletonRows } from '../components/Skeleton';
import { Spinner } from '../components/Spinner';
import { TextField } from '../components/TextField';
import type { ComponentDocs } from '../docs/pagina/ComponentDocs';
import { ScreenBody } from './ScreenFrame';
import marco from './ScreenFrame.tsx?props';
import { UnlessFailed } from './UnlessFailed';
import salvo from './UnlessFailed.tsx?props';

const nada = () => undefined;

export const docs: ComponentDocs = {
  nombre: 'Marco de una pantalla',
  codigo: 'ScreenFrame',
  para: 'Todas las pantallas cargan, fallan y niegan el paso de la misma manera; cada una escribe solo lo que enseña cuando tiene sus datos. ScreenBody hace lo mismo para una parte; UnlessFailed, para unos campos.',
  usar: [
    'ScreenFrame en una pantalla que no es una lista: una ficha, un resumen, unos ajustes.',
    'ScreenBody para una parte que carga por su cuenta: lo que encontró una búsqueda.',
    'UnlessFailed alrededor de los campos que necesitan algo cargado, como las personas.',
    'Con skeleton de la forma de lo que vendrá.',
  ],
  evitar: [
    'Para una lista: usa ListScreen, que ya lo lleva dentro.',
    'Para el fallo de un acto: se cuenta donde se pulsó (Notice, PreguntaDialog).',
    'Para una lista sin filas: no es un fallo; usa EmptyState.',
  ],
  anatomia: [
    ['Título', 'Está desde el principio, también cargando o fallando.'],
    ['Botón', 'Solo con los datos: antes no hay sobre qué actuar.'],
    ['Cargando', 'Filas de esqueleto, o el tuyo.'],
    ['Fallo', 'Las palabras del servidor y Reintentar.'],
    ['Sin permiso', 'Lo dice sin culpar a nadie.'],
    ['Lista', 'Lo de la pantalla: children(data).'],
  ],
  teclado: [
    [
      'Lector de pantalla',
      '«Cargando…», una vez; un fallo se oye al llegar; los datos se encuentran tras el título.',
    ],
    ['Tab', 'Con un fallo, llega a Reintentar.'],
  ],
  parejas: [
    {
      si: {
        vista: (
          <>
            <PageHeader title="Nómina" />
            <SkeletonRows rows={2} label="Cargando la nómina" />
          </>
        ),
        texto: 'El título ya está y lo demás guarda su sitio.',
      },
      no: {
        vista: (
          <>
            <PageHeader
              title="Nómina por semanas"
              subtitle="0 personas"
              action={<Button variant="primary">Cerrar periodo</Button>}
            />
            <Spinner label="Cargando las personas de la nómina" />
          </>
        ),
        texto: 'Cuenta «0 personas» antes de saberlo y deja cerrar un periodo que no se ve.',
      },
    },
    {
      si: {
        vista: (
          <UnlessFailed
            state={{ kind: 'error', error: 'El portal no puede responder ahora.', onRetry: nada }}
          >
            <TextField label="Persona" />
          </UnlessFailed>
        ),
        texto: 'En el sitio de los campos: qué ha fallado y cómo seguir.',
      },
      no: {
        vista: (
          <ScreenBody state={{ kind: 'ready', data: null }}>
            {() => (
              <TextField
                label="Persona a quien asciendes"
                description="(no hay personas)"
                isDisabled
              />
            )}
          </ScreenBody>
        ),
        texto:
          'Un campo apagado que echa la culpa a la agencia: las personas existen, no han llegado.',
      },
    },
  ],
  props: { ...marco, ...salvo },
  ejemplo: `<ScreenFrame title="Nómina" state={state} subtitle={resumen} action={<AddButton onPress={onCerrar}>Cerrar periodo</AddButton>}>
  {({ filas }) => <Filas filas={filas} />}
</ScreenFrame>`,
};
