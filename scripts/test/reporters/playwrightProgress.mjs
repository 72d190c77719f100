import { noteOne, noteTotal } from '../progress.mjs';

/** Reports the number of journeys, and each finished one. */
export default class {
  onBegin(_, suite) {
    noteTotal(suite.allTests().length);
  }

  onTestEnd() {
    noteOne();
  }

  printsToStdio() {
    return false;
  }
}
