import { CIERRES, NOMBRES_CIERRE } from '@garita/domain/despidos/cierres';
import styled from 'styled-components';
import { space, text } from '../../theme/tokens';
import { PreguntaDialog } from '../PreguntaDialog';
import type { Act } from '../useAct';

const Reason = styled.blockquote`
  margin: 0;
  overflow-wrap: anywhere;
  white-space: pre-line;
`;
const List = styled.ul`
  display: grid;
  gap: ${space[1]};
  margin: 0;
  padding-left: ${space[5]};
  font-size: ${text[15]};
`;

const capitalize = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

interface DespidoDialogProps {
  usuario: string;
  motivo: string;
  onDismiss: Act<[]>;
  onClose: () => void;
}

/** Asks before a dismissal: who, why, and all that ends with it, by the very list that the server goes through. */
export function DespidoDialog({ usuario, motivo, onDismiss, onClose }: DespidoDialogProps) {
  return (
    <PreguntaDialog title={`¿Despedir a ${usuario}?`} confirmLabel="Despedir" tone="danger" staleTitle="No se ha despedido" onAct={onDismiss} onClose={onClose}>
      <Reason>«{motivo.trim()}»</Reason>
      <p>
        <strong translate="no">{usuario}</strong> dejará de poder entrar desde este momento, y además, si lo tiene:
      </p>
      <List>
        {CIERRES.map((cierre) => (
          <li key={cierre}>{capitalize(NOMBRES_CIERRE[cierre])}.</li>
        ))}
        <li>Su firma queda libre.</li>
      </List>
      <p>Su nombre, su misión y su historial se conservan. Si vuelve, nada de lo que se cierra ahora se abre de nuevo.</p>
    </PreguntaDialog>
  );
}
