import { SecretDialog } from '../SecretDialog';
import type { UsuariosScreenProps } from './UsuariosScreenProps';

interface ClaveDialogProps extends Pick<UsuariosScreenProps, 'onCopy'> {
  usuario: string;
  clave: string;
  onClose: () => void;
}

/** Shows the new password once (USU-23 to USU-25). */
export function ClaveDialog({ usuario, clave, onCopy, onClose }: ClaveDialogProps) {
  return (
    <SecretDialog
      title={`Clave nueva de ${usuario}`}
      before="Dásela solo a esa persona. Al cerrar esta ventana no se podrá volver a ver."
      secret={clave}
      after="Sus sesiones se han cerrado. Cuando entre con esta clave, el portal le pedirá que ponga otra."
      closeLabel="Cerrar"
      onCopy={onCopy}
      onClose={onClose}
    />
  );
}
