import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import styled from 'styled-components';
import { Button } from '../../components/Button';
import { Row } from '../../components/layout';
import { space } from '../../theme/tokens';
import { IngresoDialog } from '../IngresoDialog';
import { Acto } from './Acto';
import { ClaveDialog } from './ClaveDialog';
import type { UsuarioCompleto, UsuariosScreenProps } from './UsuariosScreenProps';

const Root = styled.section`
  display: grid;
  gap: ${space[3]};
  outline: none;
`;

interface CuentaProps
  extends Pick<
    UsuariosScreenProps,
    | 'permisos'
    | 'viewer'
    | 'onRegenerate'
    | 'onResetFactores'
    | 'onDeleteIp'
    | 'onReadmit'
    | 'onCopy'
  > {
  usuario: UsuarioCompleto;
}

/** Takes the focus when a change has removed the focused element, such as an act's button. */
function useFocusAfter(...changing: readonly unknown[]): RefObject<HTMLElement | null> {
  const ref = useRef<HTMLElement>(null);
  const shown = useRef(changing);
  useEffect(() => {
    const isChanged = changing.some((value, index) => value !== shown.current[index]);
    shown.current = changing;
    if (isChanged && document.activeElement === document.body) ref.current?.focus();
  });
  return ref;
}

/**
 * The acts on a person's account, each with a confirmation (USU-08 to USU-11). A dismissed person
 * must be readmitted before they can get a new password.
 */
export function Cuenta(props: CuentaProps) {
  const {
    usuario: persona,
    permisos,
    viewer,
    onRegenerate,
    onResetFactores,
    onDeleteIp,
    onReadmit,
    onCopy,
  } = props;
  const { id, usuario, despedido } = persona;
  const [clave, setClave] = useState<string | null>(null);
  const [isReturning, setReturning] = useState(false);
  const titleId = useId();
  const regenerar = async () => setClave((await onRegenerate(id)).clave);
  const focusTarget = useFocusAfter(clave, despedido);
  return (
    <Root ref={focusTarget} tabIndex={-1} aria-labelledby={titleId}>
      <h3 id={titleId}>Cuenta</h3>
      <Row $gap={3}>
        {/* Distinct keys, so that React never reuses an act with its open confirmation as the
            other act. */}
        {despedido === null ? (
          <Acto
            key="clave"
            label="Regenerar Clave"
            title={`¿Regenerar la clave de ${usuario}?`}
            onAct={regenerar}
          >
            La clave que tiene dejará de valer y se cerrarán todas sus sesiones. La nueva se
            mostrará una sola vez, y tendrá que cambiarla al entrar. Su segundo factor y sus llaves
            de acceso siguen como están.
          </Acto>
        ) : (
          <Button key="ingresar" onPress={() => setReturning(true)}>
            Ingresar
          </Button>
        )}
        {despedido === null && (
          <Acto
            label="Quitar segundo factor"
            title={`¿Quitar el segundo factor de ${usuario}?`}
            onAct={() => onResetFactores(id)}
          >
            Podrá entrar solo con su contraseña, y tendrá que poner otro segundo factor. Hazlo si lo
            ha perdido y sabes que quien te lo pide es esa persona.
          </Acto>
        )}
        <Acto
          label="Borrar IP"
          title={`¿Borrar las direcciones de ${usuario}?`}
          onAct={() => onDeleteIp(id)}
          irreversible
        >
          El portal olvidará desde dónde se ha conectado, así que dejará de aparecer entre los
          clones. No se puede deshacer.
        </Acto>
      </Row>
      {isReturning && (
        <IngresoDialog
          regreso={persona}
          permisos={permisos}
          viewer={viewer}
          backLabel="Volver"
          onReadmit={onReadmit}
          onClose={() => setReturning(false)}
        >
          Volverá a la agencia con la misión que tenía y sin firma.
        </IngresoDialog>
      )}
      {clave !== null && (
        <ClaveDialog
          usuario={usuario}
          clave={clave}
          onCopy={onCopy}
          onClose={() => setClave(null)}
        />
      )}
    </Root>
  );
}
