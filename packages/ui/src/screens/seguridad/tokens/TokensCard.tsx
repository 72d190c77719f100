import type { Subject } from '@garita/domain/acceso/can';
import type { TokenValues } from '@garita/domain/tokens/token.rules';
import { useState } from 'react';
import { Button } from '../../../components/Button';
import { AddIcon } from '../../../components/icons';
import { RuledList } from '../../../components/layout';
import { lazyPart } from '../../../parts/lazyPart';
import { PreguntaDialog } from '../../PreguntaDialog';
import type { ScreenState } from '../../ScreenState';
import type { Act } from '../../useAct';
import { SeguridadCard } from '../SeguridadCard';
import { FilaToken, type Token } from './FilaToken';
import { SecretoDialog } from './SecretoDialog';

const NuevoTokenDialog = lazyPart(() => import('./NuevoTokenDialog'), 'NuevoTokenDialog');

export interface TokensCardProps {
  /** The user's tokens, the newest first (misTokens). */
  state: ScreenState<{ readonly tokens: readonly Token[] }>;
  viewer: Pick<Subject, 'permisos' | 'permisoSys'>;
  /** The server's time in milliseconds. */
  now: () => number;
  /** Creates a token and resolves with its secret (crearToken). */
  onCreate: (values: TokenValues) => Promise<string>;
  onRevoke: Act<[id: number]>;
  onCopy: (token: string) => void;
}

type Abierto =
  | { readonly kind: 'nuevo' }
  | { readonly kind: 'hecho'; readonly nombre: string; readonly token: string }
  | { readonly kind: 'revocar'; readonly token: Token };

function Abierta({
  abierto,
  setAbierto,
  ...props
}: Omit<TokensCardProps, 'state'> & {
  abierto: Abierto;
  setAbierto: (next: Abierto | null) => void;
}) {
  const { onRevoke, onCopy, onCreate, ...rest } = props;
  const close = () => setAbierto(null);
  if (abierto.kind === 'hecho')
    return (
      <SecretoDialog
        nombre={abierto.nombre}
        token={abierto.token}
        onCopy={onCopy}
        onClose={close}
      />
    );
  if (abierto.kind === 'nuevo') {
    const create = async (values: TokenValues) =>
      setAbierto({ kind: 'hecho', nombre: values.nombre.trim(), token: await onCreate(values) });
    return <NuevoTokenDialog {...rest} onCreate={create} onClose={close} />;
  }
  return (
    <PreguntaDialog
      title="¿Revocar este token?"
      confirmLabel="Revocar"
      tone="danger"
      irreversible
      staleTitle="No se pudo revocar"
      onAct={() => onRevoke(abierto.token.id)}
      onClose={close}
    >
      <p>
        <strong>{abierto.token.nombre}</strong>
      </p>
      <p>Los programas que lo usan dejarán de poder entrar.</p>
    </PreguntaDialog>
  );
}

export function TokensCard({ state, ...props }: TokensCardProps) {
  const [abierto, setAbierto] = useState<Abierto | null>(null);
  const ahora = props.now();
  return (
    <>
      <SeguridadCard
        title="Tokens"
        intro="Con un token un programa tuyo entra en el portal sin tu contraseña. Nunca puede más que tú, y tú decides si solo lee o qué permisos lleva."
        state={state}
        loading={{ label: 'Cargando tus tokens…', height: '120px' }}
        acts={({ tokens }) => tokens.map(({ id }) => id).join()}
        isOpen={abierto !== null}
        actions={
          state.kind === 'ready' && (
            <Button icon={<AddIcon size={20} />} onPress={() => setAbierto({ kind: 'nuevo' })}>
              Nuevo token
            </Button>
          )
        }
      >
        {({ tokens }) =>
          tokens.length === 0 ? (
            <p>No tienes ningún token.</p>
          ) : (
            <RuledList aria-label="Tokens">
              {tokens.map((token) => (
                <FilaToken
                  key={token.id}
                  token={token}
                  ahora={ahora}
                  onRevoke={() => setAbierto({ kind: 'revocar', token })}
                />
              ))}
            </RuledList>
          )
        }
      </SeguridadCard>
      {abierto && <Abierta {...props} abierto={abierto} setAbierto={setAbierto} />}
    </>
  );
}
