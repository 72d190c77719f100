import { RegistroSeccion } from '@garita/ui/screens/agencia/registro/RegistroSeccion';
import { read } from '../../data/read';
import { useReads } from '../../data/useReads';
import { useWrite } from '../../data/useWrite';
import { copyText } from '../../portal/copyText';
import { useServerNow } from '../../portal/useServerNow';

/** Link to the registration with the code filled in. */
const linkOf = (codigo: string): string => `${window.location.origin}/?invitacion=${codigo}`;

export function Registro() {
  const setRegistro = useWrite('setRegistro');
  const crearInvitacion = useWrite('crearInvitacion');
  const anularInvitacion = useWrite('anularInvitacion');
  return (
    <RegistroSeccion
      state={useReads({ ajuste: read('ajustesRegistro'), invitaciones: read('invitaciones') })}
      now={useServerNow()}
      onSave={(edicion) => setRegistro(edicion)}
      onCreate={({ usos, dias, nota }) =>
        crearInvitacion({ usos: usos ?? 0, ...(dias !== null && { dias }), nota })
      }
      onAnular={({ id }) => anularInvitacion({ id })}
      onCopy={({ codigo }) =>
        void copyText(linkOf(codigo), {
          copied: 'Enlace copiado',
          byHand: `No se pudo copiar. El enlace es ${linkOf(codigo)}`,
        })
      }
    />
  );
}
