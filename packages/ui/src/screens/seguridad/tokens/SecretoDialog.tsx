import { SecretDialog } from '../../SecretDialog';

interface SecretoDialogProps {
  nombre: string;
  token: string;
  onCopy: (token: string) => void;
  onClose: () => void;
}

export function SecretoDialog({ nombre, token, onCopy, onClose }: SecretoDialogProps) {
  return (
    <SecretDialog
      title={`Token «${nombre}»`}
      before="Guárdalo ahora donde lo vaya a leer tu programa. Al cerrar esta ventana no se podrá volver a ver."
      secret={token}
      after="Quien lo tenga puede usarlo como si fueras tú. Si se te escapa, revócalo."
      closeLabel="Ya lo guardé"
      onCopy={onCopy}
      onClose={onClose}
    />
  );
}
