import styled from 'styled-components';

const Quote = styled.blockquote`
  margin: 0;
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

/** The typed reason, quoted in the confirmation. */
export const MotivoCitado = ({ motivo }: { motivo: string }) => <Quote>«{motivo.trim()}»</Quote>;
