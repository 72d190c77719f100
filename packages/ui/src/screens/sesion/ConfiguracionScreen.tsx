import { ACCESS } from '@garita/api-client/access';
import type { components } from '@garita/api-client/schema';
import { can, type Subject } from '@garita/domain/acceso/can';
import type { CuentaEncargado } from '@garita/domain/tiempos/encargo';
import { TIEMPOS } from '@garita/domain/tiempos/textos';
import styled from 'styled-components';
import { Button } from '../../components/Button';
import { Card } from '../../components/Card';
import type { EleccionSeparador } from '../../components/DataTable/keptSeparador';
import { LinkButton } from '../../components/LinkButton';
import { Stack, TwoColumns } from '../../components/layout';
import { Notice } from '../../components/Notice';
import { PageHeader } from '../../components/PageHeader';
import { Skeleton } from '../../components/Skeleton';
import { Choices } from '../../form/Choices';
import { lazyPart } from '../../parts/lazyPart';
import { color, space } from '../../theme/tokens';
import type { ThemeChoice } from '../../theme/useTheme';
import type { TraspasoDialogProps } from '../agencia/TraspasoDialog';
import type { PreferenciasAvisosProps } from '../avisos/PreferenciasProps';
import { ScreenBody } from '../ScreenFrame';
import type { ScreenState } from '../ScreenState';
import type { Act } from '../useAct';
import { CambioClaveForm, type CambioClaveFormProps } from './CambioClaveForm';
import { Interruptor } from './Interruptor';

const Duenia = styled.div`
  display: grid;
  gap: ${space[3]};
  justify-items: start;
  p { color: ${color.tinta2}; }
`;

const PreferenciasAvisos = lazyPart(
  () => import('../avisos/PreferenciasAvisos'),
  'PreferenciasAvisos',
  { fallback: <Skeleton height="320px" /> },
);
const TraspasoDialog = lazyPart(() => import('../agencia/TraspasoDialog'), 'TraspasoDialog');

const SEPARADORES_CSV: readonly { id: EleccionSeparador; label: string }[] = [
  { id: 'idioma', label: 'El de mi idioma' },
  { id: ';', label: 'Punto y coma (;)' },
  { id: ',', label: 'Coma (,)' },
  { id: '\t', label: 'Tabulador' },
];
const TEMAS = [
  { id: 'sistema', label: 'Como el sistema' },
  { id: 'claro', label: 'Claro' },
  { id: 'oscuro', label: 'Oscuro' },
] as const;

type Config = components['schemas']['SessionUser']['config'];

export interface ConfiguracionScreenProps extends CambioClaveFormProps {
  viewer: Subject;
  /** Whether the dialog for transferring the agency is open; only the owner can open it. */
  isTraspasando: boolean;
  onHandingOver: (isTraspasando: boolean) => void;
  /** Active people, loaded while the dialog for transferring the agency is open. */
  personas: TraspasoDialogProps['personas'];
  /** Transfers the agency (traspasarPropiedad). */
  onHandOver: TraspasoDialogProps['onHandOver'];
  /**
   * How a senior's minutes are counted (cuentaEncargado). Loaded only for the owner, because only
   * the owner may change it.
   */
  cuenta: ScreenState<{ readonly cuenta: { readonly cuenta: CuentaEncargado } }>;
  onChangeCuenta: Act<[CuentaEncargado]>;
  /** The user's own switches, with the server's values. */
  config: Config;
  /** The choices for each kind of notice; the switch «Avisos de la app» turns all of them off. */
  avisos: Omit<PreferenciasAvisosProps, 'isApagado'>;
  /** Whether the password was regenerated: until the user changes it, no other screen opens. */
  debeCambiarClave: boolean;
  /** Toggles one of the user's switches (CFG-02). */
  onChangeConfig: Act<[op: keyof Config]>;
  /** Light, dark, or as in the system; stored in this browser only. */
  tema: ThemeChoice;
  onTema: (tema: ThemeChoice) => void;
  /** The separator of exported lists; stored in this browser only. */
  separador: EleccionSeparador;
  onSeparador: (separador: EleccionSeparador) => void;
}

/**
 * The user's own settings, and the transfer of the agency for its owner. The user's settings come
 * with the session, so the screen has no loading state.
 */
export function ConfiguracionScreen(props: ConfiguracionScreenProps) {
  const { config, debeCambiarClave, onChangeConfig, tema, onTema, viewer } = props;
  const { claveDada, onChangeClave } = props;
  const { isTraspasando, onHandingOver, cuenta, onChangeCuenta, avisos: preferencias } = props;
  const { separador, onSeparador } = props;
  const mayTraspasar = !debeCambiarClave && can(ACCESS.traspasarPropiedad, viewer);
  const clave = (
    <Card title="Contraseña">
      <CambioClaveForm claveDada={claveDada} onChangeClave={onChangeClave} />
    </Card>
  );
  // The server stores these switches, but refuses every other request until the password is
  // changed.
  const avisos = (
    <Card title="Avisos">
      <Stack $gap={3}>
        <Interruptor
          label="Mostrar los estados"
          description="La cinta con lo que publica el equipo."
          value={config.estados === 1}
          onTurn={() => onChangeConfig('estados')}
        />
        <Interruptor
          label="Avisos de la app"
          description="Lo que te espera, aunque no tengas el portal delante."
          value={config.app === 1}
          onTurn={() => onChangeConfig('app')}
        />
        <PreferenciasAvisos {...preferencias} isApagado={config.app === 0} />
      </Stack>
    </Card>
  );
  return (
    <>
      <PageHeader title="Configuración" />
      <TwoColumns>
        <Stack $gap={5}>
          {debeCambiarClave && (
            <Notice tone="caution">
              <strong>Cambia tu contraseña para seguir.</strong> La contraseña o el código con que
              entraste te lo dio un encargado: {claveDada === null && 'escríbelo una vez más y '}
              elige una que solo sepas tú. Hasta entonces no se abren las demás pantallas.
            </Notice>
          )}
          {!debeCambiarClave && avisos}
          {clave}
        </Stack>
        <Stack $gap={5}>
          <Card title="Apariencia">
            <Choices
              label="Tema"
              choices={TEMAS}
              value={tema}
              onChange={onTema}
              description="Se guarda en este navegador."
              inRow
            />
          </Card>
          {!debeCambiarClave && (
            <Card title="Listas exportadas">
              <Choices
                label="Separador de las columnas"
                choices={SEPARADORES_CSV}
                value={separador}
                onChange={onSeparador}
                inRow
                description="Si tu hoja de cálculo lo muestra todo en una columna, elige otro. Se guarda en este navegador."
              />
            </Card>
          )}
          {!debeCambiarClave && (
            <Card
              title="Seguridad"
              actions={<LinkButton href="/seguridad">Seguridad de la cuenta</LinkButton>}
            >
              El segundo factor, dónde has entrado con tu cuenta y los tokens de tus programas.
            </Card>
          )}
          {mayTraspasar && (
            <Card title="La agencia">
              <Duenia>
                <p>
                  Eres la persona dueña. Puedes traspasar la agencia a otra persona, que lo será en
                  tu lugar.
                </p>
                <Button onPress={() => onHandingOver(true)}>Traspasar la agencia</Button>
                <ScreenBody state={cuenta} skeleton={<Skeleton width="100%" height="48px" />}>
                  {({ cuenta: { cuenta: now } }) => (
                    <Interruptor
                      label="Los minutos del encargado cuentan una vez"
                      description={`${TIEMPOS.cuentas[now]} Vale para lo que se confirme desde ahora.`}
                      value={now === 'una_vez'}
                      onTurn={() => onChangeCuenta(now === 'una_vez' ? 'por_tiempo' : 'una_vez')}
                    />
                  )}
                </ScreenBody>
              </Duenia>
            </Card>
          )}
        </Stack>
      </TwoColumns>
      {mayTraspasar && isTraspasando && (
        <TraspasoDialog {...props} viewerId={viewer.id} onClose={() => onHandingOver(false)} />
      )}
    </>
  );
}
