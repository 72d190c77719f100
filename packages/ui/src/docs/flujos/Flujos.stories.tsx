import { PASOS } from '@garita/domain/alta/primerosPasos';
import { REGISTRO } from '@garita/domain/sesion/cuenta.textos';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { PrepararScreen } from '../../screens/agencia/PrepararScreen';
import { AsistenteScreen } from '../../screens/alta/AsistenteScreen';
import { PrimerosPasosCard } from '../../screens/alta/PrimerosPasosCard';
import { AscensosScreen } from '../../screens/ascensos/AscensosScreen';
import { ASCENSOS_META } from '../../screens/ascensos/storyMeta';
import { FichajeScreen } from '../../screens/fichajes/FichajeScreen';
import { PASADOS } from '../../screens/fichajes/storyFichajes';
import { FICHAJE_META, own } from '../../screens/fichajes/storyMeta';
import { ListaPagaScreen } from '../../screens/listapaga/ListaPagaScreen';
import { LISTA_PAGA_META } from '../../screens/listapaga/storyMeta';
import { PaseListaScreen } from '../../screens/paselista/PaseListaScreen';
import { opened } from '../../screens/paselista/storyLista';
import { LISTA_META } from '../../screens/paselista/storyMeta';
import { RegistroDialog } from '../../screens/sesion/RegistroDialog';
import { SolicitudesScreen } from '../../screens/solicitudes/SolicitudesScreen';
import { TIEMPOS_META } from '../../screens/tiempos/storyMeta';
import { TiemposScreen } from '../../screens/tiempos/TiemposScreen';
import { stateful } from '../stateful';
import {
  type Canvas,
  findDialog,
  findQuestion,
  openQuestion,
  pick,
  press,
  ready,
} from '../storyActs';
import { Flujo, type Paso } from './Flujo';
import { Hecho } from './Hecho';

const meta = {
  id: 'flujos',
  title: 'Flujos/De principio a fin',
  component: Flujo,
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          'Varias pantallas seguidas, cada una como la ve quien actúa en ella. El acto de una lleva a la siguiente.',
      },
    },
  },
} satisfies Meta<typeof Flujo>;
export default meta;
type Story = StoryObj<typeof meta>;

const stands = (canvas: Canvas, step: string) =>
  expect(canvas.findByText(step, { selector: 'strong' })).resolves.toBeVisible();

const ASCENSO: readonly Paso[] = [
  {
    titulo: 'Se registra',
    quien: 'Visitante',
    vista: (sigue) => (
      <RegistroDialog
        isOpen
        onClose={fn()}
        codigo={ready({ msg: REGISTRO.ponCodigo, codigo: 'GAR-7K2M9', necesario: 1 })}
        onCopy={fn()}
        onRegister={sigue}
        onSignIn={fn()}
      />
    ),
  },
  {
    titulo: 'Propone el ascenso',
    quien: 'Supervisora',
    vista: (sigue) => <AscensosScreen {...ASCENSOS_META.args} onSend={sigue} />,
  },
  {
    titulo: 'Lo acepta',
    quien: 'Recluta',
    vista: (sigue) => (
      <SolicitudesScreen
        state={ready({
          solicitudes: [
            {
              id: 11,
              encargado: 3,
              encargadoNombre: 'Supervisora',
              id_rango: 2,
              nueva: 'Aspirante',
              categoria: 1,
            },
          ],
        })}
        firma={null}
        firmaDesde={5}
        onAccept={sigue}
        onDecline={fn(async () => undefined)}
        onSign={fn(async () => undefined)}
        onReload={fn()}
      />
    ),
  },
  {
    titulo: 'Ya es Aspirante',
    quien: 'Recluta',
    vista: () => (
      <Hecho title="Ya es Aspirante">
        El ascenso queda en su perfil y en los registros de la agencia.
      </Hecho>
    ),
  },
];

export const RegistroAscensoAceptar: Story = {
  name: 'Del registro al ascenso',
  args: { nombre: 'Del registro al ascenso', pasos: ASCENSO },
  play: async ({ canvas, step }) => {
    await step('Quien visita el portal se registra', async () => {
      const dialog = await findDialog('Registro');
      await userEvent.type(dialog.getByLabelText('Nombre de Usuario'), 'Aspirante22');
      await userEvent.type(dialog.getByLabelText('Contraseña'), 'garita-demo');
      await userEvent.type(dialog.getByLabelText('Confirmar Contraseña'), 'garita-demo');
      await press(dialog, 'Registrarte');
    });
    await step('La Supervisora le propone un ascenso', async () => {
      await stands(canvas, 'Propone el ascenso');
      await press(canvas, 'Enviar Solicitud');
    });
    await step('Lo acepta', async () => {
      await stands(canvas, 'Lo acepta');
      await press(await openQuestion(canvas, 'Aceptar', '¿Aceptar el ascenso?'), 'Aceptar');
      await stands(canvas, 'Ya es Aspirante');
    });
  },
};

const HeldTiempos = stateful(TiemposScreen, { isOpening: 'onOpening' });
const HeldLista = stateful(PaseListaScreen, { borrador: 'onBorrador' });

const TURNO: readonly Paso[] = [
  {
    titulo: 'Ficha',
    quien: 'Oficial',
    vista: (sigue) => (
      <FichajeScreen {...FICHAJE_META.args} state={own(...PASADOS)} onClock={sigue} />
    ),
  },
  {
    titulo: 'Abre un tiempo',
    quien: 'Oficial',
    vista: (sigue) => <HeldTiempos {...TIEMPOS_META.args} isOpening onOpenTime={sigue} />,
  },
  {
    titulo: 'Pasa lista',
    quien: 'Oficial',
    vista: (sigue) => <HeldLista {...LISTA_META.args} onSend={sigue} />,
  },
  {
    titulo: 'Confirma el tiempo',
    quien: 'Oficial',
    vista: (sigue) => <TiemposScreen {...TIEMPOS_META.args} onAct={sigue} />,
  },
  {
    titulo: 'Los minutos están en la nómina',
    quien: 'Oficial',
    vista: () => (
      <Hecho title="Los minutos están en la nómina">
        De quien hizo el tiempo y de quien lo llevaba.
      </Hecho>
    ),
  },
];

export const FicharTiempoPaseConfirmar: Story = {
  name: 'Un turno',
  args: { nombre: 'Un turno', pasos: TURNO },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, step }) => {
    await step('Marca su entrada', () => press(canvas, 'Marcar entrada'));
    await step('Abre un tiempo a Recluta', async () => {
      await stands(canvas, 'Abre un tiempo');
      const dialog = await findDialog('Nuevo Tiempo');
      await pick(dialog, 'Usuario', 'Recluta');
      await press(dialog, 'Abrir');
    });
    await step('Pasa lista a quienes están', async () => {
      await stands(canvas, 'Pasa lista');
      await opened(canvas);
      await press(canvas, 'Marcar a todos como sumados');
      await press(await openQuestion(canvas, 'Enviar lista', '¿Enviar la lista?'), 'Enviar');
    });
    await step('Confirma el tiempo, y los minutos se acreditan', async () => {
      await stands(canvas, 'Confirma el tiempo');
      await press(
        await openQuestion(canvas, 'Confirmar: Recluta', '¿Confirmar el tiempo?'),
        'Confirmar',
      );
      await stands(canvas, 'Los minutos están en la nómina');
    });
  },
};

const HeldPaga = stateful(ListaPagaScreen, { panel: 'onPanel' });

const PAGA: readonly Paso[] = [
  {
    titulo: 'Actualiza la lista',
    quien: 'Gerente',
    vista: (sigue) => <HeldPaga {...LISTA_PAGA_META.args} onUpdate={sigue} />,
  },
  {
    titulo: 'Paga',
    quien: 'Gerente',
    vista: (sigue) => <HeldPaga {...LISTA_PAGA_META.args} onPay={sigue} />,
  },
  {
    titulo: 'Reinicia la lista',
    quien: 'Gerente',
    vista: (sigue) => <HeldPaga {...LISTA_PAGA_META.args} onRestartLista={sigue} />,
  },
  {
    titulo: 'Empieza otra semana',
    quien: 'Gerente',
    vista: () => (
      <Hecho title="Empieza otra semana">
        Lo que quedó sin pagar vuelve a la lista al actualizarla.
      </Hecho>
    ),
  },
];

export const ListaPagarReiniciar: Story = {
  name: 'El día de paga',
  args: { nombre: 'El día de paga', pasos: PAGA },
  play: async ({ canvas, step }) => {
    await step('Pone al día la lista de paga', async () => {
      await press(
        await openQuestion(canvas, 'Actualizar', '¿Actualizar la lista de paga?'),
        'Actualizar',
      );
    });
    await step('Marca como pagada a una persona', async () => {
      await stands(canvas, 'Paga');
      await userEvent.click(canvas.getByRole('checkbox', { name: 'Pagada: Agente, 16c' }));
    });
    await step('Archiva la lista', async () => {
      await stands(canvas, 'Reinicia la lista');
      await press(canvas, 'Más acciones');
      await userEvent.click(
        await screen.findByRole('menuitem', { name: 'Reiniciar lista de paga' }),
      );
      await press(await findQuestion('¿Reiniciar la lista de paga?'), 'Reiniciar lista de paga');
      await stands(canvas, 'Empieza otra semana');
    });
  },
};

const hechos = (...ids: string[]) =>
  PASOS.map(({ id }) => ({ id, hecho: ids.includes(id) ? (1 as const) : (0 as const) }));
const asistente = { state: { kind: 'ready' as const }, onSignIn: fn() };

const PRIMERA_HORA: readonly Paso[] = [
  {
    titulo: 'Prepara la agencia',
    quien: 'Fundadora',
    vista: (sigue) => (
      <PrepararScreen
        borrador={null}
        state={{ kind: 'ready' }}
        zona="Europe/Madrid"
        onSetUp={sigue}
      />
    ),
  },
  {
    titulo: 'Le da su aspecto',
    quien: 'Fundadora',
    vista: (sigue) => (
      <AsistenteScreen {...asistente} paso="aspecto" hechos={['escala']} onSiguiente={sigue}>
        <h1>Aspecto</h1>
      </AsistenteScreen>
    ),
  },
  {
    titulo: 'Trae a su gente',
    quien: 'Fundadora',
    vista: (sigue) => (
      <AsistenteScreen {...asistente} paso="gente" hechos={['escala']} onSiguiente={sigue}>
        <h1>Gente</h1>
      </AsistenteScreen>
    ),
  },
  {
    titulo: 'Da sus primeros pasos',
    quien: 'Fundadora',
    vista: () => (
      <PrimerosPasosCard
        pasos={hechos('escala', 'permisos', 'gente')}
        sinNadie={[]}
        asistente={null}
        onMuestra={fn(async () => undefined)}
        onCerrar={fn(async () => undefined)}
      />
    ),
  },
];

export const LaPrimeraHora: Story = {
  args: { nombre: 'La primera hora', pasos: PRIMERA_HORA },
  play: async ({ canvas, step }) => {
    await step('Prepara la agencia y su cuenta', async () => {
      await userEvent.type(canvas.getByLabelText('Nombre de la agencia'), 'Agencia Faro');
      await userEvent.type(canvas.getByLabelText('Siglas'), 'FAR');
      await userEvent.type(canvas.getByLabelText('Nombre de Usuario'), 'Fundadora');
      await userEvent.type(canvas.getByLabelText('Contraseña'), 'garita-demo');
      await userEvent.type(canvas.getByLabelText('Confirmar Contraseña'), 'garita-demo');
      await press(canvas, 'Preparar la agencia');
    });
    await step('Le da su aspecto', async () => {
      await stands(canvas, 'Le da su aspecto');
      await press(canvas, 'Seguir: Gente');
    });
    await step('Trae a su gente', async () => {
      await stands(canvas, 'Trae a su gente');
      await press(canvas, 'Terminar');
    });
    await step('El portal le dice qué falta', async () => {
      await stands(canvas, 'Da sus primeros pasos');
      await expect(screen.getByText('3 de 8')).toBeVisible();
    });
  },
};
