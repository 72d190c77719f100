import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App';
import { startSession } from './portal';

const root = document.getElementById('raiz');
if (!root) throw new Error('index.html lacks the element that the portal is put into.');

startSession();
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
