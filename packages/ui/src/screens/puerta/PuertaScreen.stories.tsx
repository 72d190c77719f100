import { PUERTA } from '@garita/domain/puerta/textos';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { expectOnce, press, ready } from '../../docs/storyActs';
import { SERVER_DOWN } from '../storyData';
import { PuertaScreen } from './PuertaScreen';
import { AVATAR, consultaDe, PUERTAS, SIN_DATOS } from './storyPuerta';

const CARGANDO = { kind: 'loading' } as const;

const meta = {
  id: 'pantallas-puerta',
  title: 'Pantallas/Puerta',
  component: PuertaScreen,
  args: {
    state: ready(null),
    isOffline: false,
    consultas: [consultaDe(PUERTAS.pasa)],
    onAsk: fn(),
    onPaste: fn(async () => 'Recluta\nAgente'),
    recientes: [
      { nombre: 'Oficial', veredicto: 'pasa' },
      { nombre: 'Expulsado', veredicto: 'no' },
      { nombre: 'Ñoño_77', veredicto: 'visita' },
    ],
    onForget: fn(),
  },
} satisfies Meta<typeof PuertaScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Enter asks, and leaves the field empty and focused for the next person. */
export const ConDatos: Story = {
  play: async ({ args, canvas, step }) => {
    const field = canvas.getByRole('textbox', { name: '¿Quién está en la puerta?' });
    await step('El veredicto se dice primero', async () => {
      await expect(canvas.getByRole('status')).toHaveTextContent(
        'Es de la agencia. Déjale pasar si su misión es «GAR - Oficial I - SUP OFI».',
      );
    });
    await step('Sin nombre no se mira', async () => {
      await press(canvas, 'Mirar');
      await expect(field).toHaveAccessibleDescription(/Escribe el nombre/);
      await expect(args.onAsk).not.toHaveBeenCalled();
    });
    await step('Intro mira', async () => {
      await userEvent.type(field, ' ?Que! {Enter}');
      await expectOnce(args.onAsk, ['?Que!']);
      await expect(field).toHaveValue('');
      await expect(field).toHaveFocus();
    });
  },
};

export const PegaVarios: Story = {
  play: async ({ args, canvas }) => {
    await press(canvas, 'Pegar y mirar');
    await waitFor(() => expect(args.onAsk).toHaveBeenCalledWith(['Recluta', 'Agente']));
  },
};

export const Cargando: Story = {
  args: { consultas: [{ nombre: 'Oficial', state: { kind: 'loading' }, avatar: CARGANDO }] },
};
export const Vacio: Story = { args: { consultas: [], recientes: [] } };
export const ErrorDeCarga: Story = {
  name: 'Error',
  args: {
    consultas: [
      {
        nombre: 'Oficial',
        state: { kind: 'error', error: SERVER_DOWN, onRetry: fn() },
        avatar: CARGANDO,
      },
    ],
  },
};
export const SinPermiso: Story = {
  args: { state: { kind: 'forbidden', texto: PUERTA.sinCategoria(5) } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/desde la categoría 5\.$/)).toBeVisible();
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument();
  },
};

export const SinConexion: Story = {
  args: { isOffline: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Sin conexión no se puede saber/)).toBeVisible();
    await expect(canvas.queryByText('Es de la agencia')).not.toBeInTheDocument();
  },
};

export const Ausente: Story = { args: { consultas: [consultaDe(PUERTAS.ausente)] } };
export const ConNombreDeAntes: Story = { args: { consultas: [consultaDe(PUERTAS.antes)] } };
export const Despedida: Story = {
  args: { consultas: [consultaDe(PUERTAS.despido)] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Insultos en la puerta')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Ya no es de la agencia/);
  },
};
export const Vetada: Story = { args: { consultas: [consultaDe(PUERTAS.veto)] } };
export const Parecida: Story = { args: { consultas: [consultaDe(PUERTAS.parecida)] } };
export const NoConsta: Story = { args: { consultas: [consultaDe(PUERTAS.visita)] } };
export const EnTelefono: Story = {
  args: { consultas: [consultaDe(PUERTAS.veto)] },
  globals: { viewport: { value: 'phone' } },
};

export const LlevaSuMision: Story = {
  args: { consultas: [consultaDe(PUERTAS.pasa, AVATAR)] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Es de la agencia. Déjale pasar.');
    await expect(canvas.getByText('Lleva la misión que le corresponde.')).toBeVisible();
    await expect(canvas.getByText('Está en línea.')).toBeVisible();
  },
};
export const LlevaOtraMision: Story = {
  args: {
    consultas: [
      consultaDe(PUERTAS.pasa, { ...AVATAR, mision: 'GAR - Cabo - SUP', enLinea: false }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Lleva otra misión. Pídele/);
    await expect(
      canvas.getByText('Lleva la misión de Cabo; le corresponde Oficial I.'),
    ).toBeVisible();
  },
};
export const LlevaSuPlaca: Story = {
  args: { consultas: [consultaDe(PUERTAS.placa, AVATAR)] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Es de la agencia. Déjale pasar.');
    await expect(canvas.getByText('Tiene «ES123», como toca en su categoría.')).toBeVisible();
  },
};
export const LeFaltaLaPlaca: Story = {
  args: { consultas: [consultaDe(PUERTAS.placa, { ...AVATAR, placas: ['ES44A'] })] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      /^Le falta la placa o el grupo. Pídele que se ponga «ES123»/,
    );
    await expect(
      canvas.getByText('No tiene «ES123» entre sus placas ni entre sus grupos.'),
    ).toBeVisible();
  },
};
/** The avatar with a former name may be another person's, so its motto is shown but not judged. */
export const ConNombreDeAntesYSuMision: Story = {
  args: { consultas: [consultaDe(PUERTAS.antes, AVATAR)] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('«GAR - Oficial I - SUP OFI»')).toBeVisible();
    await expect(canvas.queryByText('Misión correcta')).not.toBeInTheDocument();
  },
};
export const AvatarSinDatos: Story = {
  args: { consultas: [consultaDe(PUERTAS.pasa, SIN_DATOS)] },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('El servicio de avatares no dice qué misión lleva.'),
    ).toBeVisible();
  },
};
export const PreguntandoPorElAvatar: Story = {
  args: { consultas: [{ ...consultaDe(PUERTAS.pasa), avatar: CARGANDO }] },
};
export const AvatarPrivado: Story = {
  args: { consultas: [consultaDe(PUERTAS.pasa, { estado: 'privado', mision: null })] },
};
export const AvatarDesconocido: Story = {
  args: { consultas: [consultaDe(PUERTAS.pasa, { estado: 'desconocido' })] },
};
export const AvatarProhibido: Story = {
  args: { consultas: [consultaDe(PUERTAS.pasa, { estado: 'prohibido' })] },
};
export const AvatarNoResponde: Story = {
  args: { consultas: [consultaDe(PUERTAS.pasa, { estado: 'no-responde', fallo: 'tiempo' })] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/no ha respondido en 3 segundos/)).toBeVisible();
  },
};

/** Several names with a verdict each. A press on a name opens its whole answer. */
export const Varios: Story = {
  args: {
    consultas: [
      PUERTAS.pasa,
      PUERTAS.antes,
      PUERTAS.despido,
      PUERTAS.veto,
      PUERTAS.parecida,
      PUERTAS.visita,
    ].map((puerta) => consultaDe(puerta)),
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('6 nombres. No pasa: 3.');
    await press(canvas, 'Ver a Expulsado');
    await expectOnce(args.onAsk, ['Expulsado']);
  },
};

/** Screen readers announce a list first without the avatars, and again when all have loaded. */
export const VariosPreguntandoPorSusAvatares: Story = {
  args: {
    consultas: [
      consultaDe(PUERTAS.pasa, { ...AVATAR, mision: 'Hola' }),
      { ...consultaDe(PUERTAS.ausente), nombre: 'Oficial_2', avatar: CARGANDO },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('2 nombres. Pasa: 2.');
    await expect(canvas.getByText('Que lo arregle')).toBeVisible();
  },
};
export const VariosConSusAvatares: Story = {
  args: {
    consultas: [
      consultaDe(PUERTAS.pasa, { ...AVATAR, mision: 'Hola' }),
      { ...consultaDe(PUERTAS.ausente, AVATAR), nombre: 'Oficial_2' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('2 nombres. Que lo arregle: 1.');
  },
};

/**
 * The form refuses more names than the portal looks up in one request, instead of leaving some out.
 */
export const Demasiados: Story = {
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox', { name: '¿Quién está en la puerta?' });
    const nombres = Array.from({ length: 51 }, (_, at) => `Ñoño_${at}`).join('\n');
    await userEvent.click(field);
    await userEvent.paste(nombres);
    await press(canvas, 'Mirar');
    await expect(
      canvas.getByText('Son demasiados: se miran 50 nombres como mucho de una vez'),
    ).toBeVisible();
    await expect(field).toHaveValue(nombres);
    await expect(args.onAsk).not.toHaveBeenCalled();
  },
};

export const MuchasFilas: Story = {
  args: {
    consultas: Array.from({ length: 50 }, (_, at) =>
      consultaDe({ ...PUERTAS.visita, nombre: `Ñoño_${at}` }),
    ),
  },
};

export const TextoLargo: Story = {
  args: {
    consultas: [
      consultaDe({
        ...PUERTAS.veto,
        nombre: 'W'.repeat(32),
        veto: { ...PUERTAS.veto.veto, motivo: 'Un motivo muy largo. '.repeat(24).trim() },
      }),
    ],
  },
};
