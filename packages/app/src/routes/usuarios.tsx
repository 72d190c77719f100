import { IGUAL } from '@garita/domain/nombres/nombre';
import { CLAVES } from '@garita/domain/sesion/cuenta.textos';
import { UsuariosScreen } from '@garita/ui/screens/usuarios/UsuariosScreen';
import type {
  FichaState,
  PedidoDespido,
  PedidoMulta,
  Usuario,
  UsuariosScreenProps,
} from '@garita/ui/screens/usuarios/UsuariosScreenProps';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { read } from '../data/read';
import { isNotFound, toScreenState } from '../data/toScreenState';
import { useReads } from '../data/useReads';
import { useSendLote } from '../data/useSendLote';
import { useWrite } from '../data/useWrite';
import { copyText } from '../portal/copyText';
import { useSignedInUser } from '../portal/useSession';
import { configuracionQuery } from '../queries/agencia';
import { useIdParam } from '../router/useIdParam';

/** The search text, kept in the address. A new search replaces the history entry. */
function useTextoParam(): [texto: string, setTexto: (texto: string) => void] {
  const [params, setParams] = useSearchParams();
  return [
    params.get('q') ?? '',
    (texto) => setParams(texto === '' ? {} : { q: texto }, { replace: true }),
  ];
}

function useLoteUsuarios(): UsuariosScreenProps['onLote'] {
  const multar = useSendLote('sendMulta', ({ motivo, creditos }: PedidoMulta, { id }: Usuario) => ({
    usuario: id,
    motivo,
    creditos,
  }));
  const despedir = useSendLote(
    'despedir',
    ({ acto: _, ...rest }: PedidoDespido, { id }: Usuario) => ({ usuario: id, ...rest }),
  );
  const darClaves = useSendLote(
    'resetPassword',
    (_: 'clave', { id }: Usuario) => ({ usuario: id }),
    { secretoOf: ({ clave }) => clave },
  );
  return (pedido, ...envio) => {
    if (pedido === 'clave') return darClaves(pedido, ...envio);
    return pedido.acto === 'multar' ? multar(pedido, ...envio) : despedir(pedido, ...envio);
  };
}

export function Component() {
  const [texto, setTexto] = useTextoParam();
  const [persona, setPersona] = useIdParam('persona');
  const usuarios = useQuery({
    ...read('usuarioList', { usuario: texto }),
    placeholderData: keepPreviousData,
  });
  const usuario = useQuery(read('userAllInfo', { id: persona }));
  const rangos = useQuery(read('rangos'));
  const configuracion = useQuery(configuracionQuery());
  const editUsuario = useWrite('editUsuario');
  const resetPassword = useWrite('resetPassword', { isSecret: true });
  const reiniciarFactores = useWrite('reiniciarFactores');
  const deleteIP = useWrite('deleteIP');
  const ingresar = useWrite('ingresar');
  const toFicha = (): FichaState => {
    if (isNotFound(usuario.error)) return { kind: 'notFound' };
    const ficha = toScreenState({ usuario, rangos, configuracion });
    // Without the permission the whole screen shows `forbidden`, so this part's state is not shown.
    return ficha.kind === 'forbidden' ? { kind: 'loading' } : ficha;
  };
  return (
    <UsuariosScreen
      state={toScreenState({ usuarios, rangos })}
      texto={texto}
      onTexto={setTexto}
      persona={persona}
      onPersona={setPersona}
      ficha={toFicha()}
      permisos={useReads({ permisos: read('permisosDe', { id: persona }) })}
      viewer={useSignedInUser()}
      // In the call, the value `igual` leaves a field unchanged (USU-18).
      onEdit={({ id, nombre, rango, firma }) =>
        editUsuario({ id, nombre: nombre ?? IGUAL, rango: rango ?? IGUAL, firma: firma ?? IGUAL })
      }
      onRegenerate={(id) => resetPassword({ usuario: id })}
      onResetFactores={(id) => reiniciarFactores({ usuario: id })}
      onDeleteIp={(id) => deleteIP({ usuario: id })}
      onReadmit={(id, devolverPermisos) =>
        ingresar({ usuario: id, devolverPermisos: devolverPermisos ? 1 : 0 })
      }
      onCopy={(clave) =>
        void copyText(clave, {
          copied: CLAVES.copiada,
          byHand: 'No se pudo copiar. Toca la clave para seleccionarla y cópiala tú.',
        })
      }
      onLote={useLoteUsuarios()}
      onCopyMany={(claves) =>
        copyText(claves, {
          copied: CLAVES.copiadas,
          byHand: 'No se pudieron copiar. Descárgalas, o selecciónalas y cópialas tú.',
        })
      }
    />
  );
}
