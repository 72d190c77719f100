import type { LlaveValues } from '@garita/domain/factores/llave.rules';
import { AplicacionDialog, type Preparada } from './AplicacionDialog';
import { ClaveDialog } from './ClaveDialog';
import { CodigosDialog } from './CodigosDialog';
import { LlaveDialog } from './LlaveDialog';
import type { Llave } from './MisFactores';

/** The open dialog, with its data. */
export type Abierto =
  | { readonly kind: 'preparar' | 'quitar' | 'codigos' | 'llave' }
  | { readonly kind: 'quitarLlave'; readonly llave: Llave }
  | { readonly kind: 'confirmar'; readonly preparada: Preparada }
  | { readonly kind: 'guardar'; readonly codigos: readonly string[] };

type Codigos = { readonly codigos: readonly string[] };

export interface FactorActs {
  /** Requests a secret for an authenticator app (prepararTotp). */
  onPrepare: (clave: string) => Promise<Preparada>;
  /** Confirms the secret with the first code (confirmarTotp). */
  onConfirm: (codigo: string) => Promise<Codigos>;
  onRemove: (clave: string) => Promise<unknown>;
  /**
   * Creates a passkey on the user's device and registers it (prepararLlave, ponerLlave). The answer
   * has no recovery codes if the earlier codes remain valid.
   */
  onAddLlave: (values: LlaveValues) => Promise<Codigos>;
  /** Removes a passkey (quitarLlave). */
  onRemoveLlave: (values: { readonly id: number; readonly clave: string }) => Promise<unknown>;
  /** Creates new recovery codes (nuevosCodigos). */
  onRenew: (clave: string) => Promise<Codigos>;
  onCopy: (texto: string) => void;
}

interface FactorDialogsProps extends FactorActs {
  abierto: Abierto;
  onOpen: (abierto: Abierto) => void;
  onClose: () => void;
}

/** The dialogs of the second factor. Most of them ask for the password before the act. */
export function FactorDialogs({ abierto, onOpen, onClose, onCopy, ...acts }: FactorDialogsProps) {
  const common = { onClose };
  const show = ({ codigos }: Codigos) =>
    codigos.length === 0 ? onClose() : onOpen({ kind: 'guardar', codigos });
  switch (abierto.kind) {
    case 'preparar':
      return (
        <ClaveDialog
          key="preparar"
          title="Añadir una aplicación"
          submitLabel="Seguir"
          pendingLabel="Preparando"
          onAct={async (clave) =>
            onOpen({ kind: 'confirmar', preparada: await acts.onPrepare(clave) })
          }
          {...common}
        >
          <p>
            Ten a mano el teléfono con tu aplicación de códigos. Si ya tenías una puesta, servirá
            hasta que compruebes la nueva.
          </p>
        </ClaveDialog>
      );
    case 'confirmar':
      return (
        <AplicacionDialog
          preparada={abierto.preparada}
          onConfirm={async (codigo) => show(await acts.onConfirm(codigo))}
          {...common}
        />
      );
    case 'quitar':
      return (
        <ClaveDialog
          key="quitar"
          title="¿Quitar la aplicación?"
          submitLabel="Quitar"
          pendingLabel="Quitando"
          onAct={async (clave) => {
            await acts.onRemove(clave);
            onClose();
          }}
          {...common}
        >
          <p>
            Dejará de pedirse su código. Si era tu único segundo factor, tus códigos de recuperación
            se borran y para entrar bastará tu contraseña.
          </p>
        </ClaveDialog>
      );
    case 'llave':
      return (
        <LlaveDialog onSet={async (values) => show(await acts.onAddLlave(values))} {...common} />
      );
    case 'quitarLlave': {
      const { id, nombre } = abierto.llave;
      return (
        <ClaveDialog
          key="quitarLlave"
          title="¿Quitar esta llave?"
          submitLabel="Quitar"
          pendingLabel="Quitando"
          onAct={async (clave) => {
            await acts.onRemoveLlave({ id, clave });
            onClose();
          }}
          {...common}
        >
          <p>
            <strong>{nombre}</strong>
          </p>
          <p>
            Dejará de abrir el portal; bórrala también de tu dispositivo. Si era tu único segundo
            factor, tus códigos de recuperación se borran y para entrar bastará tu contraseña.
          </p>
        </ClaveDialog>
      );
    }
    case 'codigos':
      return (
        <ClaveDialog
          key="codigos"
          title="¿Hacer otros códigos?"
          submitLabel="Hacer otros"
          pendingLabel="Haciendo los códigos"
          onAct={async (clave) => show(await acts.onRenew(clave))}
          {...common}
        >
          <p>Los que guardaste dejarán de servir.</p>
        </ClaveDialog>
      );
    case 'guardar':
      return <CodigosDialog codigos={abierto.codigos} onCopy={onCopy} onClose={onClose} />;
  }
}
