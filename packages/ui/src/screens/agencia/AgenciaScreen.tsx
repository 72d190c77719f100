import { findSeccion, SECCIONES, type SeccionId } from '@garita/domain/agencia/secciones';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { PageHeader } from '../../components/PageHeader';
import { Select } from '../../components/Select';
import { Tabs } from '../../components/Tabs';
import { media, space } from '../../theme/tokens';

const Wide = styled.div`
  ${media.compact} { display: none; }
`;
const Narrow = styled.div`
  margin-bottom: ${space[4]};
  ${media.wide} { display: none; }
`;

interface AgenciaScreenProps {
  seccion: SeccionId;
  onSeccion: (seccion: SeccionId) => void;
  /** The section, which loads its own data and reports its own errors. */
  children: ReactNode;
}

export function AgenciaScreen({ seccion, onSeccion, children }: AgenciaScreenProps) {
  const go = (id: string) => onSeccion(findSeccion(id));
  return (
    <>
      <PageHeader title="Agencia" />
      <Narrow>
        <Select
          label="Sección"
          options={SECCIONES.map(({ id, titulo }) => ({ id, label: titulo }))}
          value={seccion}
          onChange={(id) => id !== null && go(String(id))}
        />
      </Narrow>
      <Wide>
        <Tabs
          label="Secciones"
          tabs={SECCIONES.map(({ id, titulo }) => ({ id, label: titulo, content: null }))}
          value={seccion}
          onChange={go}
        />
      </Wide>
      {children}
    </>
  );
}
