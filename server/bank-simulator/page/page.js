// Comfort only: every page works without this file.
(function () {
  var form = document.querySelector('form.card');
  if (!form) return;
  if (form.hasAttribute('data-send-at-once')) form.submit();

  function digits(text) {
    return text.replace(/\D/g, '');
  }
  function passesLuhn(pan) {
    var sum = 0;
    for (var i = 0; i < pan.length; i += 1) {
      var value = Number(pan[pan.length - 1 - i]) * (i % 2 ? 2 : 1);
      sum += value > 9 ? value - 9 : value;
    }
    return sum % 10 === 0;
  }
  var tests = {
    pan: function (text) {
      var pan = digits(text);
      return pan.length >= 16 && passesLuhn(pan);
    },
    expiry: function (text) {
      return /^(0[1-9]|1[0-2])\s*\/?\s*\d{2}$/.test(text.trim());
    },
    holder: function (text) {
      return /^[A-Za-z .'-]{2,26}$/.test(text.trim());
    },
    cvc: function (text) {
      return /^\d{3}$/.test(text);
    },
  };
  function show(input) {
    var test = tests[input.name];
    if (!test) return true;
    var good = test(input.value);
    document.getElementById(input.name + '-problem').textContent = good
      ? ''
      : form.getAttribute('data-' + input.name);
    if (good) input.removeAttribute('aria-invalid');
    else input.setAttribute('aria-invalid', 'true');
    return good;
  }
  var inputs = Array.prototype.slice.call(form.querySelectorAll('input[id]'));
  inputs.forEach(function (input) {
    input.addEventListener('blur', function () {
      // Not at once: a sentence that appears under the finger would move the button away from it.
      setTimeout(function () {
        if (input.value) show(input);
      }, 250);
    });
    input.addEventListener('input', function () {
      if (input.name === 'pan')
        input.value = digits(input.value)
          .slice(0, 19)
          .replace(/(\d{4})(?=\d)/g, '$1 ');
      if (input.name === 'expiry')
        input.value = digits(input.value)
          .slice(0, 4)
          .replace(/^(\d{2})(?=\d)/, '$1/');
      if (input.name === 'cvc' || input.name === 'passwordEdit') input.value = digits(input.value);
      if (input.hasAttribute('aria-invalid') && tests[input.name]) show(input);
    });
  });
  form.addEventListener('submit', function (event) {
    var button = form.querySelector('button');
    var wrong = inputs.filter(function (input) {
      return !show(input);
    });
    if (wrong.length || button.hasAttribute('aria-busy')) {
      event.preventDefault();
      if (wrong.length) wrong[0].focus();
      return;
    }
    button.setAttribute('aria-busy', 'true');
  });
  // Coming Back to a page kept in memory must find its button alive.
  addEventListener('pageshow', function () {
    form.querySelector('button').removeAttribute('aria-busy');
  });
  Array.prototype.forEach.call(document.querySelectorAll('[data-fill]'), function (link) {
    link.addEventListener('click', function (event) {
      event.preventDefault();
      form.pan.value = link.getAttribute('data-fill').replace(/(\d{4})(?=\d)/g, '$1 ');
      form.expiry.value = link.getAttribute('data-expiry');
      form.holder.value = link.getAttribute('data-holder');
      form.cvc.value = link.getAttribute('data-cvc');
      inputs.forEach(show);
      form.querySelector('button').focus();
      form.scrollIntoView({ block: 'center' });
    });
  });
})();
