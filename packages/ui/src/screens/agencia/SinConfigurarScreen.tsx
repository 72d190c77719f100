import { Button } from '../../components/Button';
import { EmptyState } from '../../components/EmptyState';
import { HourglassIcon, ReloadIcon } from '../../components/icons';

interface SinConfigurarScreenProps {
  onRetry: () => void;
  isReintentando?: boolean;
}

/** Replaces every other screen until the owner has set the agency up. */
export function SinConfigurarScreen({ onRetry, isReintentando = false }: SinConfigurarScreenProps) {
  return (
    <EmptyState
      title="La agencia todavía no está configurada"
      icon={<HourglassIcon size={48} />}
      action={
        <Button
          icon={<ReloadIcon size={20} />}
          onPress={() => onRetry()}
          isPending={isReintentando}
          pendingLabel="Comprobando"
        >
          Comprobar otra vez
        </Button>
      }
    >
      Si es tuya, abre el enlace que el servidor escribió al arrancar: con él la preparas en un
      minuto. Si formas parte del equipo, vuelve cuando te avisen.
    </EmptyState>
  );
}
