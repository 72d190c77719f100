import { ApiError } from '@garita/api-client/ApiError';
import { IGUAL } from '@garita/domain/nombres/nombre';
import { CLAVES } from '@garita/domain/sesion/cuenta.textos';
import { toast } from '@garita/ui/components/toast';
import { type FichaState, UsuariosScreen } from '@garita/ui/screens/usuarios/UsuariosScreen';
import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { copyText } from '../copyText';
import { toScreenState } from '../data/toScreenState';
import { useWrite } from '../data/useWrite';
import { configuracionQuery } from '../queries/agencia';
import { rangosQuery } from '../queries/rangos';
import { permisosQuery, usuarioQuery, usuariosQuery } from '../queries/usuarios';
import { parseId } from '../router/useIdParam';
import { useSignedInUser } from '../session/useSession';
import { useFormNotice } from '../shell/useFormNotice';

/** What the address says: the search, which replaces the one before, and whose data are open, which Back closes. */
function useAddress() {
  const [params, setParams] = useSearchParams();
  const change = (name: string, value: string, replace: boolean) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        if (value === '') after.delete(name);
        else after.set(name, value);
        return after;
      },
      { replace },
    );
  return {
    texto: params.get('q') ?? '',
    setTexto: (texto: string) => change('q', texto, true),
    persona: parseId(params.get('persona')),
    setPersona: (id: number | null) => change('persona', id === null ? '' : String(id), id === null),
  };
}

const isNotFound = (error: Error | null): boolean => error instanceof ApiError && error.httpStatus === 404;

async function copyClave(clave: string): Promise<void> {
  if (await copyText(clave)) toast.success({ text: CLAVES.copiada });
  else toast.error({ text: 'No se pudo copiar. Toca la clave para seleccionarla y cópiala tú.' });
}

export function Component() {
  const viewer = useSignedInUser();
  const { texto, setTexto, persona, setPersona } = useAddress();
  const onAviso = useFormNotice();
  const usuarios = useQuery({ ...usuariosQuery(texto), placeholderData: keepPreviousData });
  const usuario = useQuery({ ...usuarioQuery(persona ?? 0), ...(persona === null && { queryFn: skipToken }) });
  const permisos = useQuery({ ...permisosQuery(persona ?? 0), ...(persona === null && { queryFn: skipToken }) });
  const rangos = useQuery(rangosQuery());
  const configuracion = useQuery(configuracionQuery());
  const editUsuario = useWrite('editUsuario');
  const resetPassword = useWrite('resetPassword');
  const reiniciarFactores = useWrite('reiniciarFactores');
  const deleteIP = useWrite('deleteIP');
  const ingresar = useWrite('ingresar');
  const toFicha = (): FichaState => {
    if (isNotFound(usuario.error)) return { kind: 'notFound' };
    const ficha = toScreenState({ usuario, rangos, configuracion });
    // Who may not look at a person may not see the screen either.
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
      permisos={toScreenState({ permisos })}
      viewer={viewer}
      // The wire says `igual` for what stays (USU-18).
      onEditar={({ id, nombre, rango, firma }) => editUsuario({ id, nombre: nombre ?? IGUAL, rango: rango ?? IGUAL, firma: firma ?? IGUAL })}
      onRegenerar={(id) => resetPassword({ usuario: id })}
      onResetFactores={(id) => reiniciarFactores({ usuario: id })}
      onBorrarIp={(id) => deleteIP({ usuario: id })}
      onIngresar={(id, devolverPermisos) => ingresar({ usuario: id, devolverPermisos: devolverPermisos ? 1 : 0 })}
      onCopiar={(clave) => void copyClave(clave)}
      onAviso={onAviso}
    />
  );
}
