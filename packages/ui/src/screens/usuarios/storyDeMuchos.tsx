import { useState } from 'react';
import { fn, userEvent } from 'storybook/test';
import type { Canvas } from '../../docs/storyActs';
import type { SendLote } from '../lote/LoteProps';
import { portalOf, type Respuestas } from '../lote/storyLote';
import { found, USUARIOS_META } from './storyMeta';
import { DOCE } from './storyUsuarios';
import { UsuariosScreen } from './UsuariosScreen';
import type { PedidoUsuarios, Usuario, UsuariosScreenProps } from './UsuariosScreenProps';

const nombreOf = ({ usuario }: Usuario) => usuario;
/** The new password of a person: `Persona-03` gets `tejado-30-Fq`. */
const claveOf = ({ usuario }: Usuario) => `tejado-${Number(usuario.slice(-2))}0-Fq`;
const AHORA = '2026-11-21T18:00:00.000Z';
const dismissed = (usuarios: readonly Usuario[], nombres: ReadonlySet<string>) =>
  usuarios.map((one) =>
    nombres.has(one.usuario) ? { ...one, despedido: one.despedido ?? AHORA } : one,
  );

/** Dismisses a person as if another user did it. The mounted `Agency` sets this function. */
const others = { dismiss: (_nombre: string): void => undefined };

export const dismissElsewhere = (nombre: string): void => others.dismiss(nombre);

interface AgencyArgs {
  usuarios: readonly Usuario[];
  /** The answers by name, one entry for each request; the last entry repeats. */
  respuestas?: readonly Respuestas[];
  interrupcion?: string | null;
}

/** As in the app, the list shows a dismissal. */
export function Agency({
  usuarios,
  respuestas = [{}],
  interrupcion = null,
  ...args
}: UsuariosScreenProps & AgencyArgs) {
  const [now, setNow] = useState(usuarios);
  const [asked, setAsked] = useState(0);
  others.dismiss = (nombre) => setNow((before) => dismissed(before, new Set([nombre])));
  const onLote: SendLote<Usuario, PedidoUsuarios> = async (pedido, lineas, curso) => {
    setAsked(asked + 1);
    void args.onLote(pedido, lineas, curso);
    const done = new Set<string>();
    const answer = respuestas[Math.min(asked, respuestas.length - 1)];
    const send = portalOf(
      nombreOf,
      answer,
      asked === 0 ? interrupcion : null,
      pedido === 'clave' ? claveOf : undefined,
    );
    const why = await send(pedido, lineas, {
      ...curso,
      tell: (indice, estado, texto) => {
        const linea = lineas[indice];
        if (linea && estado === 'hecha') done.add(nombreOf(linea.row));
        curso.tell(indice, estado, texto);
      },
    });
    if (typeof pedido === 'object' && pedido.acto === 'despedir')
      setNow((before) => dismissed(before, done));
    return why;
  };
  return <UsuariosScreen {...args} state={found(now)} onLote={onLote} />;
}

export const DE_MUCHOS_META = {
  component: Agency,
  args: { ...USUARIOS_META.args, usuarios: DOCE, onLote: fn(async () => null) },
};

export const fill = (form: Canvas, motivo: string): Promise<void> =>
  userEvent.type(form.getByRole('textbox', { name: 'Motivo' }), motivo);

export const sentOf = (onLote: unknown) =>
  (onLote as ReturnType<typeof fn>).mock.calls as Parameters<SendLote<Usuario, PedidoUsuarios>>[];

/** Presses the button below the results, not the cross of the dialog. */
export const pressLastClose = async (dialog: Canvas): Promise<void> =>
  userEvent.click(dialog.getAllByRole('button', { name: 'Cerrar' }).at(-1) as HTMLElement);
